import { useEffect, useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useColleaguesAt } from '../../../data/presence.ts'
import { useUserId } from '../../../lib/session.ts'
import type { Recipient } from '../sending/use-send.ts'

/** A colleague's text that one sent now would cross. */
export type Crossing = { name: string; answeredAt?: string }

interface Draft {
  to: Recipient
  /** The thread above it; undefined while it loads. */
  messages: readonly ChatMessage[] | undefined
  /** True if anything is written, chosen, or spoken. */
  isBegun: boolean
}

/** Asks whoever sends a text that crosses a colleague's: one that came since it was begun, or that is being written. */
export function useCrossing({ to, messages, isBegun }: Draft) {
  const user = useUserId()
  const colleagues = useColleaguesAt(to.contact_id)
  const [asked, ask] = useState<Crossing | null>(null)
  const [times, setTimes] = useState(0)
  const key = `chats.begun.${user}.${to.type}.${to.contact_id}`
  const newest = messages && (messages.at(-1)?.id ?? '')
  useEffect(() => {
    if (!isBegun) localStorage.removeItem(key)
    else if (newest !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, newest)
  }, [key, isBegun, newest])

  function find(): Crossing | null {
    const begunAfter = localStorage.getItem(key) ?? newest ?? ''
    const answer = messages?.findLast(
      ({ id, user: sender }) => id > begunAfter && sender !== null && sender.id !== null && sender.id !== user,
    )
    if (answer?.user) return { name: answer.user.name, answeredAt: answer.sent_at }
    return colleagues.find(({ doing }) => doing === 'writing') ?? null
  }

  return {
    /** The question that waits for an answer, about what is so by now. */
    asked: asked && isBegun ? (find() ?? asked) : null,
    /** Number of times that it was asked: each time it takes the focus. */
    times,
    /** True if there is a question: nothing may be sent before it is answered. */
    asks(): boolean {
      const crossing = find()
      ask(crossing)
      setTimes(times + 1)
      return crossing !== null
    },
    /** They have looked: what stands there now is known. */
    look() {
      if (newest !== undefined) localStorage.setItem(key, newest)
      ask(null)
    },
    answered: () => ask(null),
  }
}
