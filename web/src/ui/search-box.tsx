import { IconButton, Input, InputGroup } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** As much as the server takes. */
const LENGTH_MAX = 100

interface SearchBoxProps {
  /** What is searched for, as it stands in the address or elsewhere outside. */
  value: string
  label: string
  clearLabel: string
  /** How long nothing is typed before it searches. */
  debounceMs?: number
  onSearch: (text: string) => void
  field?: RefObject<HTMLInputElement | null>
}

/** A search that begins once nothing is typed for a moment; it follows where the value is changed elsewhere. */
export function SearchBox({ value, label, clearLabel, debounceMs = 350, onSearch, field }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** Searched for from here and not the value yet: it becomes that some time later, and what is typed by then stays. */
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
      flex={{ base: '1 0 100%', sm: '1' }}
      minWidth={{ sm: '140px' }}
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
            onClick={() => setText('')}
          >
            <X />
          </IconButton>
        )
      }
    >
      <Input
        ref={field}
        type="search"
        bg="bg.panel"
        textOverflow="ellipsis"
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
