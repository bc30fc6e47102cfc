import { useState } from 'react'
import { kept } from './kept.ts'

/** A draft, stored in this browser under a key until it is empty: it survives leaving the page. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => kept.read(key) ?? '')
  return {
    text,
    write(next: string) {
      setText(next)
      kept.write(key, next || undefined)
    },
  }
}
