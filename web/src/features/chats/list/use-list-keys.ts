import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useActs } from '../../../lib/acts.ts'
import { hasModifier, isTyping } from '../../../lib/is-typing.ts'
import { type OpenPlace, openPlace, stepFromOpen } from './open-place.ts'
import { useListText } from './texts.ts'

interface ListKeys {
  scroller: RefObject<HTMLElement | null>
  rows: ConversationRow[]
  selected: string | undefined
  /** Brings a row into view. */
  show: (index: number) => void
}

/** Arrows and j, k move through the rows, Enter opens the focused one; answers the row that Tab reaches. */
export function useListKeys({ scroller, rows, selected, show }: ListKeys): string | undefined {
  const t = useListText()
  const [focused, setFocused] = useState<string>()
  const indexOf = (contactId: string | undefined) => rows.findIndex((row) => row.contact_id === contactId)
  const current = indexOf(focused) >= 0 ? focused : indexOf(selected) >= 0 ? selected : rows[0]?.contact_id

  const ids = rows.map((row) => row.contact_id)
  const place = useRef<OpenPlace>({})
  useEffect(() => {
    place.current = openPlace(ids, selected, place.current)
  })

  function move(step: 1 | -1) {
    const isInList = scroller.current?.contains(document.activeElement)
    const from = isInList ? (focused ?? selected) : selected
    const wanted = from === selected ? stepFromOpen(ids, selected, place.current, step) : indexOf(from) + step
    const index = Math.min(rows.length - 1, Math.max(0, wanted))
    const next = rows[index]?.contact_id
    if (next === undefined) return
    setFocused(next)
    show(index)
    requestAnimationFrame(() => rowElement(scroller.current, next)?.focus({ preventScroll: true }))
  }
  useActs([
    { id: 'next', key: 'j', label: t('next_conversation'), group: 'list', run: () => move(1) },
    { id: 'previous', key: 'k', label: t('previous_conversation'), group: 'list', run: () => move(-1) },
  ])

  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, scroller.current)
    if (step === 0) return
    event.preventDefault()
    move(step)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onArrow(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return current
}

const rowElement = (list: HTMLElement | null, contactId: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-contact="${CSS.escape(contactId ?? '')}"]`)

/** The arrows count only in the list, or where nothing has the focus. */
function stepOf(event: KeyboardEvent, list: HTMLElement | null): -1 | 0 | 1 {
  if (hasModifier(event) || isTyping(event)) return 0
  const isFree = document.activeElement === document.body || list?.contains(document.activeElement)
  if (!isFree) return 0
  return event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
}
