import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useColleaguesAt } from '../../../data/presence.ts'
import { useUserId } from '../../../lib/session.ts'

/** A colleague's text that one sent now would cross. */
export type Crossing = { name: string; answeredAt?: string }

interface Leaving {
  /** Sends it anyway. */
  send: () => void
  /** The newest message when it was begun; omitted for what is sent as it is found. */
  since?: string
  /** They look first. */
  onLook?: () => void
  /** True for what is written in the composer. */
  isWritten?: boolean
}
type Asked = Leaving & { crossing: Crossing; since: string; times: number }

/**
 * Asks whoever sends something to a contact that crosses a colleague's text: one that came since it was begun, or that
 * is being written. `messages`: the thread that they see; undefined while it loads.
 */
export function useCrossing(contact: string, messages: readonly ChatMessage[] | undefined) {
  const user = useUserId()
  const colleagues = useColleaguesAt(contact)
  const [asked, ask] = useState<Asked | null>(null)
  const [times, setTimes] = useState(0)
  const newest = messages && (messages.at(-1)?.id ?? '')

  function find(since: string): Crossing | null {
    const answer = messages?.findLast(
      ({ id, user: sender }) => id > since && sender !== null && sender.id !== null && sender.id !== user,
    )
    if (answer?.user) return { name: answer.user.name, answeredAt: answer.sent_at }
    return colleagues.find(({ doing }) => doing === 'writing') ?? null
  }

  return {
    newest,
    /** The question that waits for an answer, about what is so by now. `times` is new each time it takes the focus. */
    asked: asked && { ...asked, crossing: find(asked.since) ?? asked.crossing },
    /** True if there is a question: it is not sent before that is answered. */
    asks(leaving: Leaving): boolean {
      const since = leaving.since ?? newest ?? ''
      const crossing = find(since)
      ask(crossing && { ...leaving, since, crossing, times })
      setTimes(times + 1)
      return crossing !== null
    },
    answered: () => ask(null),
  }
}
