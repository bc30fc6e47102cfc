import { useState } from 'react'

/** A draft, stored in this browser under a key until it is empty: it survives leaving the page. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '')
  return {
    text,
    write(next: string) {
      setText(next)
      if (next === '') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    },
  }
}
