import { Search as SearchIcon, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAct } from '../../../lib/acts.ts'
import { useListText } from './texts.ts'

const DEBOUNCE_MS = 300

/** Finds conversations by name or number once nothing is typed for a moment; `/` leads here. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useListText()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)

  const asked = useRef(value)

  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const ask = () => {
      asked.current = text.trim()
      search(asked.current)
    }
    const timer = setTimeout(ask, text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // Back leads to another search than the one that was asked for here.
  useEffect(() => {
    if (value !== asked.current) setText(value)
  }, [value])

  useAct({
    id: 'search-list',
    key: '/',
    label: t('search_conversations'),
    group: 'list',
    run: () => {
      field.current?.focus()
      field.current?.select()
    },
  })

  return (
    <search className="chat-search">
      <SearchIcon className="chat-search-icon" aria-hidden />
      <input
        ref={field}
        type="search"
        className="chat-search-field"
        value={text}
        maxLength={100}
        placeholder={t('search')}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setText('')
          field.current?.blur()
        }}
      />
      {text === '' ? (
        <kbd className="chat-search-key" aria-hidden>
          /
        </kbd>
      ) : (
        <button
          type="button"
          className="chat-search-clear"
          aria-label={t('clear_search')}
          onClick={() => {
            setText('')
            field.current?.focus()
          }}
        >
          <X aria-hidden />
        </button>
      )}
    </search>
  )
}
