// SPDX-License-Identifier: MIT
#include "families/kenken/samples.h"

#include <array>

namespace inkling::kenken {

std::span<const Sample> samples()
{
    static constexpr std::array all{
        Sample{INKLING_TR_NOOP("Samples", "KenKen: three starter puzzles"),
               R"(4 7
aabc
debb
deef
ggff
a 2 -
b 8 +
c 4 .
d 1 -
e 6 +
f 5 +
g 8 *
5 12
aabbc
daefc
dgefh
ggijh
kkijl
a 9 +
b 1 -
c 2 /
d 8 +
e 3 -
f 2 -
g 10 +
h 1 -
i 3 /
j 2 -
k 1 -
l 5 .
6 16
aabcdd
aebcfg
heijfg
heijkg
lmmmkn
looppn
a 9 +
b 5 -
c 3 -
d 20 *
e 60 *
f 5 +
g 12 *
h 5 *
i 1 -
j 2 /
k 7 +
l 2 /
m 12 +
n 3 /
o 1 -
p 1 -
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "KenKen: the operations are not given"),
               R"(5 12
abbcd
aeecd
feggh
ijjkh
illlh
a 1 ?
b 1 ?
c 6 ?
d 1 ?
e 12 ?
f 5 .
g 1 ?
h 12 ?
i 3 ?
j 1 ?
k 4 .
l 8 ?
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "KenKen: lines add up"),
               R"(7 17
aabbccd
aebffdd
geehidj
gghhiij
kkklmij
nnolmmj
npolmqq
a 28 *
b 36 *
c 1 -
d 15 +
e 13 +
f 8 +
g 9 +
h 24 *
i 90 *
j 70 *
k 12 +
l 12 +
m 588 *
n 10 +
o 3 -
p 6 .
q 1 -
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "KenKen: cages share their lines"),
               R"(8 25
aabcdefg
hbbccefi
hhjckkli
mnjokplq
mmooppqq
rsttuvvq
rsstuvww
xxxyyyyw
a 4 /
b 96 *
c 17 +
d 3 .
e 2 /
f 1 -
g 7 .
h 42 *
i 4 /
j 6 +
k 384 *
l 2 -
m 13 +
n 5 .
o 28 *
p 14 +
q 240 *
r 1 -
s 126 *
t 144 *
u 2 /
v 10 +
w 24 *
x 14 +
y 19 +
0
)"},
        Sample{INKLING_TR_NOOP("Samples", "KenKen: nine by nine"),
               R"(9 33
abbccddde
affghhdie
jklggmmie
nklopqrss
nttopqrus
nvwwwxuuu
yvzAwxBCC
yDzzEEBBC
yDDFEGGGC
a 1 -
b 72 *
c 2 -
d 12 *
e 16 +
f 2 -
g 13 +
h 21 *
i 72 *
j 7 .
k 2 -
l 2 *
m 24 *
n 15 +
o 18 *
p 4 -
q 2 -
r 3 -
s 14 +
t 21 *
u 15 +
v 2 /
w 23 +
x 72 *
y 14 +
z 216 *
A 5 .
B 315 *
C 15 +
D 240 *
E 8 *
F 4 .
G 15 +
9 33
aabbccdee
afgghiddj
ffkhhiljj
mfkknnloj
mpqrnooos
tpurvwwxs
ttuvvwyxs
zzABvCyxD
EAABFCGGD
a 12 +
b 1 -
c 6 -
d 15 +
e 13 +
f 480 *
g 4 -
h 19 +
i 11 +
j 126 *
k 28 *
l 45 *
m 1 -
n 120 *
o 25 +
p 6 -
q 9 .
r 7 +
s 48 *
t 504 *
u 3 -
v 21 +
w 15 +
x 8 +
y 1 -
z 12 *
A 224 *
B 3 -
C 8 /
D 4 -
E 9 .
F 3 .
G 1 -
0
)"},
    };
    return all;
}

} // namespace inkling::kenken
