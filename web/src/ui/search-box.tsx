import { IconButton, Input, InputGroup } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** The server's maximum. */
const LENGTH_MAX = 100

interface SearchBoxProps {
  /** The search text as stored outside, such as in the page's URL. */
  value: string
  label: string
  clearLabel: string
  /** Pause in typing before it searches. */
  debounceMs?: number
  onSearch: (text: string) => void
  field?: RefObject<HTMLInputElement | null>
}

/** A search field that searches after a short pause in typing, and follows changes to the value from outside. */
export function SearchBox({ value, label, clearLabel, debounceMs = 350, onSearch, field }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searches not yet reflected in `value`: they arrive there later, and must not replace what was typed meanwhile. */
  const [asked, setAsked] = useState<string[]>([])
  if (value !== known) {
    const at = asked.indexOf(value)
    setKnown(value)
    setAsked(at < 0 ? [] : asked.slice(at + 1))
    if (at < 0) setText(value)
  }

  const search = useEffectEvent((wanted: string) => {
    if (wanted === value && asked.length === 0) return
    setAsked([...asked, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), text === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [text, debounceMs])

  return (
    <InputGroup
      flex="1"
      minWidth="140px"
      startElement={<Search size={16} aria-hidden />}
      endElementProps={{ paddingInline: '1' }}
      endElement={
        text !== '' && (
          <IconButton
            type="button"
            variant="ghost"
            size="xs"
            aria-label={clearLabel}
            title={clearLabel}
            onClick={() => {
              setText('')
              // The button goes, and the focus with it.
              input.current?.focus()
            }}
          >
            <X />
          </IconButton>
        )
      }
    >
      <Input
        ref={input}
        type="search"
        value={text}
        maxLength={LENGTH_MAX}
        placeholder={label}
        aria-label={label}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.stopPropagation()
          setText('')
        }}
      />
    </InputGroup>
  )
}
