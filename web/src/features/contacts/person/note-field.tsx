import { Textarea, type TextareaProps } from '@chakra-ui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useColleagues } from '../../../data/colleagues.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import { scrollIntoSight } from '../../../ui/scroll-into-sight.ts'
import { mentionAt } from './mentioned-in.ts'
import './note-field.css'
import { usePersonText } from './texts.ts'

interface NoteFieldProps extends Omit<TextareaProps, 'onChange' | 'value'> {
  value: string
  onWrite: (text: string) => void
}

const MOST_OFFERED = 5

/** Where a note is written; behind an @ it offers colleagues. */
export function NoteField({ value, onWrite, onKeyDown, ...field }: NoteFieldProps) {
  const t = usePersonText()
  const colleagues = useColleagues()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [chosen, choose] = useState(0)
  const [left, leave] = useState<number>()
  const mention = mentionAt(value, caret)
  const begun = mention?.written.toLowerCase() ?? ''
  const offered =
    mention && mention.start !== left
      ? colleagues
          .filter(({ name }) => name.toLowerCase().startsWith(begun) && name !== mention.written)
          .slice(0, MOST_OFFERED)
      : []
  const current = offered[Math.min(chosen, offered.length - 1)]

  function take(name: string) {
    if (!mention) return
    const words = `@${name} `
    onWrite(value.slice(0, mention.start) + words + value.slice(caret))
    const end = mention.start + words.length
    setCaret(end)
    choose(0)
    requestAnimationFrame(() => area.current?.setSelectionRange(end, end))
    area.current?.focus()
  }

  function steer(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!current) return onKeyDown?.(event)
    const steps = { ArrowDown: 1, ArrowUp: offered.length - 1 }
    const step = steps[event.key as keyof typeof steps]
    if (step !== undefined) choose((chosen + step) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current.name)
    else if (event.key === 'Escape') leave(mention?.start)
    else return onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="note-field">
      <Textarea
        ref={area}
        maxLength={5000}
        value={value}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          onWrite(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={steer}
        {...field}
      />
      {offered.length > 0 && (
        <div ref={scrollIntoSight} className="note-mentions" role="listbox" aria-label={t('mention')}>
          {offered.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="option"
              aria-selected={id === current?.id}
              onPointerDown={(event) => {
                event.preventDefault()
                take(name)
              }}
            >
              <ColleagueAvatar id={id} name={name} size="xs" /> {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
