import { useSyncExternalStore } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'

/** A mail that is to be forwarded, with what was written for it before it was taken back. */
export interface Forwarding {
  message: ChatMessage
  to: string
  body: string
}

let waiting: readonly { conversation: string; forwarding: Forwarding }[] = []
const listeners = new Set<() => void>()

function set(next: typeof waiting) {
  waiting = next
  for (const each of listeners) each()
}

/** Keeps a forward that was taken back or refused until its conversation shows it, which may have been left meanwhile. */
export const keepTakenBack = (conversation: string, forwarding: Forwarding) =>
  set([...waiting, { conversation, forwarding }])

export const forgetTakenBack = (forwarding: Forwarding) => set(waiting.filter((each) => each.forwarding !== forwarding))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A conversation's forward that waits to be written again, the oldest first. */
export const useTakenBack = (conversation: string) =>
  useSyncExternalStore(subscribe, () => waiting.find((each) => each.conversation === conversation)?.forwarding)
