import type { Pointer } from '#contract/people/realtime.ts'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { findContacts } from '../../customers/contacts/store.ts'
import { Note } from '../../customers/notes/entity.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import { channelsHearing } from '../../people/live/rules.ts'
import { type Change, isOf } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { Message } from './entity.ts'

type ContactChange = Change<typeof Contact>
type MessageChange = Change<typeof Message>
type NoteChange = Change<typeof Note>

/**
 * Tells an organization's open browsers where a conversation changed, each place once. What it is they read through the
 * API. Throws where a channel could not be told; the others are.
 */
export async function publishChanges(org: OrgId, changes: (ContactChange | MessageChange | NoteChange)[]) {
  const [contacts, messages] = [changes.filter(isOf(Contact)), changes.filter(isOf(Message))]
  const notes = changes.filter(isOf(Note))
  const desks = await desksOf(org, contacts, [...messages, ...notes])
  const heard = new Map<string, Pointer[]>()
  const others = contacts.filter((change) => !isByMessage(change))
  for (const pointer of pointersTo([...others.map(idOf), ...notes.map(contactOf)], messages))
    for (const channel of channelsHearing(org, [...(desks.get(pointer.contact_id ?? '') ?? [])]))
      heard.set(channel, [...(heard.get(channel) ?? []), pointer])
  await publishPointers(heard)
}

/** A new message changes its contact in the same write, and is told itself, in this batch or in another. */
const isByMessage = ({ before, after }: ContactChange) =>
  after !== undefined && after.last_message_id !== before?.last_message_id

/** A conversation with a new message is read again for that: its contact needs no pointer of its own. */
function pointersTo(contacts: string[], messages: MessageChange[]): Pointer[] {
  const pointers = messages.map(ofMessage)
  const told = new Set(pointers.flatMap(({ changed, contact_id }) => (changed === 'message' ? (contact_id ?? []) : [])))
  // Of a conversation with new messages and old ones that changed, a new one tells.
  const newLast = pointers.toSorted((a, b) => Number(a.changed === 'message') - Number(b.changed === 'message'))
  const byPlace = new Map(newLast.map((pointer) => [pointer.conversation_id, pointer]))
  return [...byPlace.values(), ...[...new Set(contacts)].filter((id) => !told.has(id)).map(toContact)]
}

/** On whose desks each contact lies, and lay before: a change names them, of other contacts they are read. */
async function desksOf(org: OrgId, contacts: ContactChange[], parts: (MessageChange | NoteChange)[]) {
  const desks = new Map<string, Set<string | undefined>>()
  const note = ({ id, assignee }: ContactItem) => desks.set(id, (desks.get(id) ?? new Set()).add(assignee))
  for (const { before, after } of contacts) for (const contact of [before, after]) if (contact) note(contact)

  const unknown = parts.map(contactOf).filter((id) => !desks.has(id))
  const ids = [...new Set(unknown)]
  for (const contact of await findContacts(org, ids)) note(contact)
  return desks
}

const idOf = ({ before, after }: ContactChange) => (after ?? before)?.id ?? ''
const contactOf = ({ before, after }: MessageChange | NoteChange) => (after ?? before)?.contact ?? ''

const toContact = (id: string): Pointer => ({
  changed: 'conversation',
  contact_id: id,
  conversation_id: null,
  type: null,
})

function ofMessage({ before, after }: MessageChange): Pointer {
  const message = after ?? before
  return {
    changed: before ? 'delivery' : 'message',
    contact_id: message?.contact ?? null,
    conversation_id: message?.conversation ?? null,
    type: message?.channel ?? null,
  }
}
