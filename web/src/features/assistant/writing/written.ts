import { useSyncExternalStore } from 'react'
import type { writing } from '#contract/assistant/writing.ts'
import type { Output } from '#contract/route.ts'

/** What the AI wrote into a conversation's field. */
interface Written {
  /** The field's text before. */
  before: string
  sources: Output<typeof writing.compose>['sources']
  /** What it says that the text before did not. */
  added: Output<typeof writing.compose>['added']
}

const kept = new Map<string, Written>()
const listeners = new Set<() => void>()

function announce() {
  for (const each of listeners) each()
}

export function keepWritten(conversation: string, written: Written) {
  kept.set(conversation, written)
  announce()
}

export function forgetWritten(conversation: string) {
  if (kept.delete(conversation)) announce()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the AI wrote last into a conversation's field, as long as it can be undone. */
export const useWritten = (conversation: string | null) =>
  useSyncExternalStore(subscribe, () => (conversation === null ? undefined : kept.get(conversation)))
