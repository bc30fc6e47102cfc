import type { Pointer } from '../../contract/realtime.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { getContacts } from '../contacts/store.ts'
import type { OrgId } from '../ctx.ts'
import type { MessageItem } from '../messages/entity.ts'
import { publishEvents } from '../outside/events.ts'
import { channelsHearing } from './rules.ts'

interface Changed<Item> {
  before: Item | undefined
  after: Item | undefined
}

/** Tells open browsers where something changed, each place once; what it is they read through the API. */
export async function publishChanges(org: OrgId, contacts: Changed<ContactItem>[], messages: Changed<MessageItem>[]) {
  const desks = await desksOf(org, contacts, messages)
  const pointers = new Map<string, Pointer>()
  for (const pointer of [...messages.map(ofMessage), ...contacts.map(ofContact)])
    if (pointer) pointers.set(JSON.stringify(pointer), pointer)

  const heard = new Map<string, Pointer[]>()
  for (const pointer of pointers.values()) {
    for (const channel of channelsHearing(org, [...(desks.get(pointer.contact_id ?? '') ?? [])]))
      heard.set(channel, [...(heard.get(channel) ?? []), pointer])
  }
  await Promise.all([...heard].map(([channel, own]) => publishEvents(channel, own)))
}

/** On whose desks each contact lies, and lay before: a change names them, of other contacts they are read. */
async function desksOf(org: OrgId, contacts: Changed<ContactItem>[], messages: Changed<MessageItem>[]) {
  const desks = new Map<string, Set<string | undefined>>()
  const note = ({ id, assignee }: ContactItem) => desks.set(id, (desks.get(id) ?? new Set()).add(assignee))
  for (const { before, after } of contacts) for (const contact of [before, after]) if (contact) note(contact)

  const unknown = messages
    .flatMap(({ before, after }) => (after ?? before)?.contact ?? [])
    .filter((id) => !desks.has(id))
  const ids = [...new Set(unknown)]
  for (const contact of await getContacts(org, ids)) note(contact)
  return desks
}

function ofContact({ before, after }: Changed<ContactItem>): Pointer | undefined {
  const contact = after ?? before
  return contact && { changed: 'conversation', contact_id: contact.id, conversation_id: null, type: null }
}

function ofMessage({ before, after }: Changed<MessageItem>): Pointer | undefined {
  const message = after ?? before
  if (!message) return
  const { contact, conversation, channel } = message
  return { changed: 'message', contact_id: contact, conversation_id: conversation, type: channel }
}
