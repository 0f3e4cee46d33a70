# SPDX-License-Identifier: MIT
# Completion of inkling-cli for fish: commands, their options, and the words that an option takes, asked of the program.

function __inkling_cli_words
    set -l words (commandline -opc)
    set -l before $words[-1]
    set -l current (commandline -ct)
    if test (count $words) -eq 1
        $words[1] --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\)  *\(.*\)/\1\t\2/p'
    else if test "$before" = --to
        $words[1] formats 2>/dev/null | sed -n 's/^\([a-z][a-z0-9-]*\)  *\(.*\)/\1\t\2/p'
    else if string match -q -- '--*' $before; and test "$before" != --help
        set -l found ($words[1] $words[2] --help 2>/dev/null |
            sed -n "s/^ *$before  *\([a-z][a-z|-]*|[a-z|-]*\).*/\1/p" | string split '|')
        if set -q found[1]
            printf '%s\n' $found
        else
            __fish_complete_path $current
        end
    else if string match -q -- '-*' $current
        $words[1] $words[2] --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*' | sort -u
    else
        __fish_complete_path $current
    end
end

complete -c inkling-cli -f -a '(__inkling_cli_words)'
