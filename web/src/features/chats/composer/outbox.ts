import { useMemo, useSyncExternalStore } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { common, textOf } from '../../../lib/language/text.ts'
import { useUserId } from '../../../lib/session.ts'

/** A file in the store, to be sent. */
export interface SentFile {
  url: string
  name: string
  content_type: string
  size: number
}

/** A message that this browser has not got through to the server. */
export interface Unsent {
  client_id: string
  /** Who wrote it: nobody else who uses this browser sees it or sends it. */
  user_id: string
  conversation_id: string
  type: Channel
  contact_id: string
  body: string
  /** Its file, which is in the store. */
  file?: SentFile
  /** The vehicle that it is about: its first picture goes along. */
  vehicle_id?: string
  written_at: string
  /** Why the last try failed, as it was told; null while it is being sent. */
  failure: string | null
}

const STORED_UNDER = 'chats.outbox'
const listeners = new Set<() => void>()
let unsent = restore()

/** What was under way when the page was left may have arrived: tried again with its own id, it is one message. */
function restore(): readonly Unsent[] {
  const stored: Unsent[] = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]')
  return stored.map((each) => ({ ...each, failure: each.failure ?? textOf(common)('error_offline') }))
}

function change(next: readonly Unsent[]) {
  unsent = next
  sessionStorage.setItem(STORED_UNDER, JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** Adds a message, or replaces what is known of it. */
export function keepUnsent(message: Unsent) {
  const at = unsent.findIndex(({ client_id }) => client_id === message.client_id)
  change(at < 0 ? [...unsent, message] : unsent.with(at, message))
}

export function dropUnsent(clientId: string) {
  change(unsent.filter(({ client_id }) => client_id !== clientId))
}

/** This person's unsent messages of all conversations, in the order in which they were written. */
export function useOutbox(): readonly Unsent[] {
  const userId = useUserId()
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => unsent,
  )
  return useMemo(() => all.filter(({ user_id }) => user_id === userId), [all, userId])
}
