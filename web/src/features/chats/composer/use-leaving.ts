import { useEffect, useRef } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { noteTyping } from '../presence/typing.ts'
import { useBegun } from '../presence/use-begun.ts'
import { useCrossing } from '../presence/use-crossing.ts'
import type { Recipient } from '../sending/use-send.ts'
import type { Composer } from './use-composer.ts'

interface Around {
  to: Recipient
  messages: readonly ChatMessage[] | undefined
  /** True while anything is written, attached, or recorded. */
  isBegun: boolean
  /** Shows the end of the thread. */
  onLook: () => void
}

/** The ways in which what is at the composer leaves. Each asks first where it would cross a colleague's text. */
export function useLeaving(composer: Composer, { to, messages, isBegun, onLook }: Around) {
  const crossing = useCrossing(to.contact_id, messages)
  const begun = useBegun(to, crossing.newest, isBegun)
  // What is written may change while the question waits.
  const latest = useRef(composer)
  useEffect(() => {
    latest.current = composer
  })
  const { asked } = crossing

  const asksFirst = (send: () => void) => crossing.asks({ send, since: begun.since(), isWritten: true })
  function sendNow() {
    noteTyping(to.contact_id, '')
    void latest.current.submit()
  }
  return {
    submit() {
      if (composer.isSendable && !asksFirst(sendNow)) sendNow()
    },
    /** Without waiting for the answer to a question: the dialog where they choose a time hides it. */
    async later(...when: Parameters<typeof composer.laterMenu.onChoose>) {
      const send = () => latest.current.laterMenu.onChoose(...when)
      if (!asksFirst(() => void send().catch(composer.laterMenu.onRefused))) await send()
    },
    /** What crosses a colleague's text waits among the files. */
    voice: (file: File) => (asksFirst(sendNow) ? composer.attachments.add([file]) : composer.sendFile(file)),
    /** What was not written here: an aid's suggestion, a vehicle. */
    found(send: () => void) {
      if (!crossing.asks({ send })) send()
    },
    /** What is asked now, with its answers; null if nothing. */
    question: asked &&
      (isBegun || !asked.isWritten) && {
        key: asked.times,
        crossing: asked.crossing,
        isSendable: composer.isSendable || !asked.isWritten,
        onSend() {
          crossing.answered()
          asked.send()
        },
        onLook() {
          if (asked.isWritten) begun.look()
          crossing.answered()
          onLook()
        },
      },
  }
}
