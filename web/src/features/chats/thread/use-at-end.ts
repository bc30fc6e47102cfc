import { useState } from 'react'
import type { ThreadItem } from './thread-items.ts'

/** Tracks whether the newest message is in view, and how many arrived since it last was. */
export function useAtEnd(items: ThreadItem[]) {
  const [isAtEnd, setAtEnd] = useState(true)
  const lastKey = items.at(-1)?.key
  const [seen, setSeen] = useState(lastKey)
  if (isAtEnd && seen !== lastKey) setSeen(lastKey)

  const sinceSeen = isAtEnd ? [] : items.slice(items.findLastIndex(({ key }) => key === seen) + 1)
  return { isAtEnd, setAtEnd, newer: sinceSeen.filter(({ kind }) => kind === 'message').length }
}
