/// A shell for which the program generates a completion script.
///
/// The scripts only pass what was typed to `weather-tui --complete`, which completes it from the
/// table of commands, the settings and the places.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The output of `--generate-completion-script`.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// bash inserts a candidate unchanged, so the program quotes it.
  private static let bashScript = #"""
    # Completion of weather-tui for bash.
    _weather_tui() {
      local line common program=${1/#\~/$HOME}
      COMPREPLY=()
      while IFS= read -r line; do
        COMPREPLY+=("$line")
      done < <("$program" --complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
      if [[ ${COMPREPLY[0]} == / ]]; then
        COMPREPLY=()
        compopt -o default
        return
      fi
      compopt -o nosort 2>/dev/null
      # The word becomes what all candidates begin with. If that is shorter, letters would be lost;
      # if it is nothing, as with an empty candidate, the word stays.
      common=${COMPREPLY[0]}
      for line in "${COMPREPLY[@]}"; do
        while [[ $line != "$common"* ]]; do common=${common%?}; done
      done
      if (( ${#COMPREPLY[@]} > 1 && ${#common} < ${#2} )); then COMPREPLY+=(''); fi
    }
    complete -F _weather_tui weather-tui

    """#

  /// zsh removes the quotes from the typed text and quotes the candidates itself.
  private static let zshScript = #"""
    #compdef weather-tui
    # Completion of weather-tui for zsh.
    _weather-tui() {
      local program=${(Q)words[1]} line value common
      local -a lines values shown
      [[ $program == '~'/* ]] && program=$HOME${program#'~'}
      lines=("${(@f)$("$program" --complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      if [[ $lines[1] == / ]]; then
        compset -P '--[^=]##='
        _files
        return
      fi
      for line in "${lines[@]}"; do
        value=${line%%$'\t'*}
        [[ -n $value ]] || continue
        values+=("$value")
        if [[ $line == *$'\t'?* ]]; then
          shown+=("$value -- ${line#*$'\t'}")
        else
          shown+=("$value")
        fi
      done
      (( $#values )) || return 1
      compadd -U -l -V weather-tui -d shown -a values
      # The word becomes what all candidates begin with. If that is shorter, letters would be lost.
      common=$values[1]
      for value in "${values[@]}"; do
        while [[ $value != "$common"* ]]; do common=${common%?}; done
      done
      if (( $#values > 1 && $#common < ${#${(Q)PREFIX}} )); then
        compstate[insert]= compstate[list]='list force'
      fi
    }
    if [[ $funcstack[1] == _weather-tui ]]; then
      _weather-tui "$@"
    else
      compdef _weather-tui weather-tui
    fi

    """#

  /// fish quotes a candidate itself.
  private static let fishScript = #"""
    # Completion of weather-tui for fish.
    function __weather_tui_complete
      set -l program (string replace -r '^~' $HOME -- (commandline -opc)[1])
      set -l lines ($program --complete fish (commandline -cp | string collect) 2>/dev/null)
      if test "$lines[1]" = /
        set -l token (commandline -ct)
        set -l option (string match -r -- '^--[^=]*=' $token)
        for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' $token))
          printf '%s%s\n' "$option" $path
        end
        return
      end
      printf '%s\n' $lines
    end
    complete -c weather-tui -f -k -a '(__weather_tui_complete)'

    """#
}
