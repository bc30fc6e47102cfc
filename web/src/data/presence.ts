import { useSyncExternalStore } from 'react'
import { chats } from '#contract/messaging/chats.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import type { Place } from './messages/messages.ts'

type Colleague = Output<typeof chats.presence>['data'][number]
type Told = Input<typeof chats.presence>['body']

const NOBODY: readonly Colleague[] = []
let known: { contact: string; colleagues: readonly Colleague[] } = { contact: '', colleagues: NOBODY }
const listeners = new Set<() => void>()

function know(contact: string, colleagues: readonly Colleague[]) {
  known = { contact, colleagues }
  for (const listener of listeners) listener()
}

/** Says what the user does at a contact's conversations, and learns who else is there; nobody, once they are gone. */
export async function tellPresence(params: Place, contact_id: string, doing: Told['doing']) {
  const { data } = await call(chats.presence, { params, body: { contact_id, doing } }).catch(() => ({ data: NOBODY }))
  // Whoever left has come to another contact by now.
  if (doing !== 'gone') know(contact_id, data)
  else if (known.contact === contact_id) know('', NOBODY)
}

/** The colleagues at the contact whose conversation is open, as this page last heard. */
export const useColleaguesAt = (contact: string) =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (known.contact === contact ? known.colleagues : NOBODY),
  )
