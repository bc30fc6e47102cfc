import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { ROW_PX } from './row-px.ts'

/** Keeps the row at the upper edge where it is when rows come in or move above it; at the top the newest is shown. */
export function useKeptPosition(scroller: RefObject<HTMLElement | null>, rows: ConversationRow[]) {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const element = scroller.current
    const first = element && before.current[Math.floor(element.scrollTop / ROW_PX)]
    if (element && first && element.scrollTop > 0 && before.current !== rows) {
      const was = before.current.indexOf(first)
      const is = rows.findIndex((row) => row.contact_id === first.contact_id)
      if (is >= 0 && is !== was) element.scrollTop += (is - was) * ROW_PX
    }
    before.current = rows
  }, [rows, scroller])
}
