import { useMemo, useSyncExternalStore } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { kept } from '../../../lib/kept.ts'
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
  /** Its writer: no one else using this browser sees or sends it. */
  user_id: string
  conversation_id: string
  type: Channel
  contact_id: string
  /** The contact's number it goes to, if chosen. */
  to?: string
  body: string
  /** Its file, which is in the store. */
  file?: SentFile
  /** The others of a mail. */
  more_files?: SentFile[]
  /** The message that it answers. */
  reply_to?: ChatMessage['reply_to']
  /** Of a mail, where they are others than before. */
  subject?: string
  cc?: string[]
  /** The vehicle that it is about: its first picture goes along. */
  vehicle_id?: string
  /** The time its writer last sent it. */
  written_at: string
  /** Until then its writer may take it back; a mail alone has it. */
  leaves_at?: string | undefined
  /** The reason the last attempt failed; null while it waits or is being sent. */
  failure: string | null
}

/** All that goes along with a message. */
export const filesOf = ({ file, more_files = [] }: Pick<Unsent, 'file' | 'more_files'>): SentFile[] =>
  file ? [file, ...more_files] : []

/** Each lies under a key of its own, so that two tabs never write over one another's. */
const PREFIX = 'chats.unsent.'
const storedUnder = ({ user_id, client_id }: Unsent) => `${PREFIX}${user_id}.${client_id}`
const orderOf = ({ written_at, client_id }: Unsent) => `${written_at} ${client_id}`
const listeners = new Set<() => void>()
let unsent = readAll()

function readAll(): readonly Unsent[] {
  return kept
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(key) ?? [])
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}
function read(key: string): Unsent | undefined {
  const stored = kept.read(key)
  return stored === undefined ? undefined : JSON.parse(stored)
}

function refresh() {
  unsent = readAll()
  for (const listener of listeners) listener()
}

/** Another tab's messages are shown here too. */
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) refresh()
})

/** Adds a message, or replaces what is known of it. */
export function keepUnsent(message: Unsent) {
  if (!kept.write(storedUnder(message), JSON.stringify(message))) throw new Error('The browser has no room left.')
  refresh()
}

export function dropUnsent(message: Unsent) {
  kept.write(storedUnder(message))
  refresh()
}

/** The message as it stands now; undefined once a tab has brought it to the server, or its writer has signed out. */
export const findUnsent = (message: Unsent): Unsent | undefined => read(storedUnder(message))

/** Calls the listener whenever what is unsent changes; returns a function that stops it. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** This person's unsent messages of all conversations, in the order in which they were written. */
export function useOutbox(): readonly Unsent[] {
  const userId = useUserId()
  const all = useSyncExternalStore(subscribeToOutbox, () => unsent)
  return useMemo(() => all.filter(({ user_id }) => user_id === userId), [all, userId])
}
