# bash completion for foxsheet
_foxsheet() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
  case $prev in
    --lang) mapfile -t COMPREPLY < <(compgen -W 'en de nl' -- "$cur") ;;
    --renderer) mapfile -t COMPREPLY < <(compgen -W 'opengl software none' -- "$cur") ;;
    --sheet) mapfile -t COMPREPLY < <(compgen -W "$(foxref sheets 2>/dev/null | awk '/^[^ ]/ {print $1}')" -- "$cur") ;;
    --data) mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
    --players | --scale) ;;
    *)
      if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--sheet --players --open --lang --scale --data --script --renderer
          --help --version' -- "$cur")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
      fi
      ;;
  esac
}
complete -o filenames -F _foxsheet foxsheet
