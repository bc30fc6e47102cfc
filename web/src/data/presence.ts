import { useSyncExternalStore } from 'react'
import { chats } from '#contract/messaging/chats.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import type { Place } from './messages/messages.ts'

type Here = Output<typeof chats.presence>
type Told = Input<typeof chats.presence>['body']

const NOBODY: Here = { data: [], visitor: null }
let known = { contact: '', here: NOBODY }
const listeners = new Set<() => void>()

function know(contact: string, here: Here) {
  known = { contact, here }
  for (const listener of listeners) listener()
}

/** Says what the user does at a contact's conversations, and learns who else is there; nobody, once they are gone. */
export async function tellPresence(params: Place, contact_id: string, doing: Told['doing']) {
  const here = await call(chats.presence, { params, body: { contact_id, doing } }).catch(() => NOBODY)
  // Whoever left has come to another contact by now.
  if (doing !== 'gone') know(contact_id, here)
  else if (known.contact === contact_id) know('', NOBODY)
}

/** Who is at the contact whose conversation is open, as this page last heard. */
const useHere = (contact: string) =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (known.contact === contact ? known.here : NOBODY),
  )
export const useColleaguesAt = (contact: string) => useHere(contact).data
/** The contact as a visitor of the dealership's site; null where they never chatted there, or nothing is known yet. */
export const useVisitorAt = (contact: string) => useHere(contact).visitor
