import type { Pointer } from '#contract/people/realtime.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import { readersOf } from '../../customers/mentions/mentioned-readers.ts'
import { channelOfPerson, channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import { seenByProgram } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, isOf } from '../../platform/table/follow.ts'
import { presentRow } from '../conversations/present-row.ts'
import type { Message } from '../messages/entity.ts'

type ContactChange = Change<typeof Contact>
type MessageChange = Change<typeof Message>
/** Of what lies beside a conversation: notes, messages that wait for their time. */
type PartChange = Change & Partial<Record<'before' | 'after', { contact: string }>>

/**
 * Tells an organization's open browsers where a conversation changed, each place once. What it is they read through the
 * API.
 */
export async function publishChanges(org: OrgId, changes: (ContactChange | MessageChange | PartChange)[]) {
  const [contacts, messages] = [
    changes.filter(isOf<typeof Contact>('contact')),
    changes.filter(isOf<typeof Message>('message')),
  ]
  const parts = changes.filter(
    (change) => !isOf<typeof Contact>('contact')(change) && !isOf<typeof Message>('message')(change),
  ) as PartChange[]
  const now = new Date()
  const known = await contactsOf(org, contacts, [...messages, ...parts], now)
  const heard = new Map<string, Pointer[]>()
  const others = contacts.filter((change) => !isByMessage(change))
  for (const pointer of pointersTo([...others.map(idOf), ...parts.map(contactOf)], messages)) {
    const { desks = [], readers = [], latest } = known.get(pointer.contact_id ?? '') ?? {}
    const told = latest ? { ...pointer, version: presentRow(seenByProgram(latest)).version } : pointer
    const ofDesks = channelsHearing(org, [...desks])
    const tell = (channel: string, one: Pointer) => heard.set(channel, [...(heard.get(channel) ?? []), one])
    for (const channel of ofDesks) tell(channel, told)
    // It is in no list of theirs, so that they have no version of it. Who may no longer read it hears that it changed.
    const admitted = latest ? readersOf(latest, now) : []
    for (const reader of readers) {
      const channel = channelOfPerson(org, reader)
      if (!ofDesks.includes(channel))
        tell(channel, admitted.includes(reader) ? pointer : toContact(pointer.contact_id ?? ''))
    }
  }
  await publishPointers(org, heard)
}

/** A new message changes its contact in the same write, and is told itself, in this batch or in another. */
const isByMessage = ({ before, after }: ContactChange) =>
  after !== undefined && after.last_message_id !== before?.last_message_id && !isByMerge({ before, after })

/** A conversation with a new message is read again for that: its contact needs no pointer of its own. */
function pointersTo(contacts: string[], messages: MessageChange[]): Pointer[] {
  const pointers = messages.map(ofMessage)
  const told = new Set(pointers.flatMap(({ changed, contact_id }) => (changed === 'message' ? (contact_id ?? []) : [])))
  // Of a conversation with new messages and old ones that changed, a new one tells.
  const newLast = pointers.toSorted((a, b) => Number(a.changed === 'message') - Number(b.changed === 'message'))
  const byPlace = new Map(newLast.map((pointer) => [pointer.conversation_id, pointer]))
  return [...byPlace.values(), ...[...new Set(contacts)].filter((id) => !told.has(id)).map(toContact)]
}

interface Known {
  /** On whose desks it lies, and lay before. */
  desks: Set<string | undefined>
  /** Who may read it by a mention, and who might before. */
  readers: Set<string>
  latest: ContactItem | undefined
}

/**
 * What these changes tell of their contacts. Those that they don't tell of are read, as they are after their messages; so
 * is whose last message is told by another batch: by an older version browsers would think that they know it.
 */
async function contactsOf(org: OrgId, contacts: ContactChange[], parts: (MessageChange | PartChange)[], now: Date) {
  const known = new Map<string, Known>()
  const learn = (id: string, contact: ContactItem, latest: ContactItem | undefined) => {
    const { desks = [], readers = [] } = known.get(id) ?? {}
    const all = {
      desks: new Set([...desks, contact.assignee]),
      readers: new Set([...readers, ...readersOf(contact, now)]),
    }
    known.set(id, { ...all, latest })
  }
  for (const change of contacts)
    for (const contact of [change.before, change.after]) if (contact) learn(contact.id, contact, change.after)

  const lasts = new Set(contacts.map(({ after }) => after?.last_message_id))
  const isWhole = (part: MessageChange | PartChange) =>
    known.has(contactOf(part)) &&
    (!isOf<typeof Message>('message')(part) || part.before !== undefined || lasts.has(part.after?.id))
  const unknown = parts.filter((part) => !isWhole(part)).map(contactOf)
  for (const contact of await findContacts({ org }, [...new Set(unknown)], true)) learn(contact.id, contact, contact)
  return known
}

const idOf = ({ before, after }: ContactChange) => (after ?? before)?.id ?? ''
const contactOf = ({ before, after }: MessageChange | PartChange) => (after ?? before)?.contact ?? ''

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
    ...(before && { message_id: message?.id }),
  }
}
