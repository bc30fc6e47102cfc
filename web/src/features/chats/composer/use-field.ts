import { useEffect, useRef, useState } from 'react'
import { useAct } from '../../../lib/acts.ts'
import { useTypist, whereTheyAre } from '../../../lib/typist.ts'
import type { Quote } from '../quoted.tsx'
import { useComposerText } from './texts.ts'

interface Wanted {
  /** Where this changes to other than 0, the field takes the focus. */
  entered: number
  /** The key that replies leads here. */
  isReply: boolean
  answered: Quote | null
  /** Something is written or attached. */
  isBegun: boolean
}

/** True where they are at something of the conversation, or in what it opened; who reads in its thread uses keys. */
function isAtConversation(field: HTMLElement | null) {
  const at = whereTheyAre()
  const isIn =
    field?.closest('.chat-pane')?.contains(at) || at?.closest('[role=dialog], [role=alertdialog], [role=menu]')
  return !!isIn && !at?.closest('[role=log]')
}

/**
 * The field where a message is written: its cursor, and when it takes the focus. Letters pressed elsewhere are the reply's
 * too: all of them once it is begun, or with the focus in its conversation, else those that are no command.
 */
export function useField(text: string, { entered, isReply, answered, isBegun }: Wanted) {
  const t = useComposerText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(text.length)
  const focus = () => field.current?.focus()

  useAct(isReply ? { id: 'reply', key: 'r', label: t('reply'), group: 'conversation', run: focus } : null)
  useTypist(
    isReply
      ? (isCommand) => {
          if (isCommand && !isBegun && !isAtConversation(field.current)) return false
          focus()
          return document.activeElement === field.current
        }
      : null,
  )
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
