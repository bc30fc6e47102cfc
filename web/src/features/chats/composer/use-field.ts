import { useEffect, useRef, useState } from 'react'
import { useAct } from '../../../lib/acts.ts'
import type { Quote } from '../quoted.tsx'
import { useComposerText } from './texts.ts'

interface Wanted {
  /** Where this changes to other than 0, the field takes the focus. */
  entered: number
  /** The key that replies leads here. */
  isReply: boolean
  answered: Quote | null
}

/** The field where a message is written: its cursor, and when it takes the focus. */
export function useField(text: string, { entered, isReply, answered }: Wanted) {
  const t = useComposerText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(text.length)
  const focus = () => field.current?.focus()

  useAct(isReply ? { id: 'reply', key: 'r', label: t('reply'), group: 'conversation', run: focus } : null)
  useEffect(() => {
    if (entered > 0) field.current?.focus()
  }, [entered])
  useEffect(() => {
    if (answered !== null) field.current?.focus()
  }, [answered])

  return {
    field,
    caret,
    setCaret,
    focus,
    /** Puts words in place of a part of the text, the cursor behind them. */
    replace(start: number, end: number, words: string) {
      field.current?.setRangeText(words, start, end, 'end')
      // As if it were typed: React would not see that it is deleted later.
      field.current?.dispatchEvent(new Event('input', { bubbles: true }))
      focus()
    },
  }
}
