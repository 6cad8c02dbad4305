# bash completion for foxref
_foxref() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} word command=
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      sheets | rule | lint | replay | legal | why | what | reach | advise | review | score | perft | protocol | games | play | demo | audit) command=$word ;;
    esac
  done
  local words='--help'
  case $prev in
    --lang)
      mapfile -t COMPREPLY < <(compgen -W 'en de nl' -- "$cur")
      return
      ;;
    --effort)
      mapfile -t COMPREPLY < <(compgen -W 'quick deep' -- "$cur")
      return
      ;;
    --data | --record)
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
      return
      ;;
    --sheet)
      mapfile -t COMPREPLY < <(compgen -W "$(foxref sheets 2>/dev/null | awk '/^[^ ]/ {print $1}')" -- "$cur")
      return
      ;;
  esac
  case $command in
    '') words='--help --version --json --lang --data sheets rule lint replay legal why what reach advise review score perft protocol games play demo audit' ;;
    rule) words='--help --sheet' ;;
    legal) words='--help --use' ;;
    why) words='--help --long' ;;
    advise) words='--help --best --chances --effort --seat' ;;
    perft) words='--help --uses' ;;
    protocol) words='--help --game' ;;
    play) words='--help --sheet --players --seed --games --record' ;;
    games) words='--help list show export import backup check stats bin restore empty-bin' ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
  if [[ $command && $cur != -* ]]; then
    local files
    mapfile -t files < <(compgen -f -- "$cur")
    COMPREPLY+=("${files[@]}")
  fi
}
complete -o filenames -F _foxref foxref
