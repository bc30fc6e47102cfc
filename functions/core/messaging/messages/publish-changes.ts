import type { Pointer } from '#contract/realtime.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getContacts } from '../../customers/contacts/store.ts'
import { channelsHearing, channelsOfAll } from '../../people/live/rules.ts'
import { publishEvent } from '../../platform/aws/events.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { MessageItem } from './entity.ts'

interface Changed<Item> {
  before: Item | undefined
  after: Item | undefined
}
interface Changes {
  contacts: Changed<ContactItem>[]
  messages: Changed<MessageItem>[]
  /** Whether the inventory, or what is being done to it, is no longer as it was. */
  isInventoryChanged: boolean
}

const INVENTORY: Pointer = { changed: 'inventory', contact_id: null, conversation_id: null, type: null }

/**
 * Tells an organization's open browsers where something changed: each place once, each channel in one event, all at once.
 * What it is they read through the API. Throws where a channel could not be told; the others are.
 */
export async function publishChanges(org: OrgId, { contacts, messages, isInventoryChanged }: Changes) {
  const desks = await desksOf(org, contacts, messages)
  const heard = new Map<string, Pointer[]>()
  const tell = (channels: string[], pointer: Pointer) => {
    for (const channel of channels) heard.set(channel, [...(heard.get(channel) ?? []), pointer])
  }
  for (const pointer of pointersTo(contacts, messages))
    tell(channelsHearing(org, [...(desks.get(pointer.contact_id ?? '') ?? [])]), pointer)
  if (isInventoryChanged) tell(channelsOfAll(org), INVENTORY)

  const told = await Promise.allSettled([...heard].map(([channel, pointers]) => publishEvent(channel, pointers)))
  const failure = told.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}

/** A conversation whose message changed is read again for that: its contact needs no pointer of its own. */
function pointersTo(contacts: Changed<ContactItem>[], messages: Changed<MessageItem>[]): Pointer[] {
  const byPlace = new Map(messages.map(ofMessage).map((pointer) => [pointer.conversation_id, pointer]))
  const told = new Set([...byPlace.values()].map((pointer) => pointer.contact_id))
  const others = [...new Set(contacts.map(({ before, after }) => (after ?? before)?.id ?? ''))].filter(
    (id) => !told.has(id),
  )
  return [...byPlace.values(), ...others.map(toContact)]
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

const toContact = (id: string): Pointer => ({
  changed: 'conversation',
  contact_id: id,
  conversation_id: null,
  type: null,
})

function ofMessage({ before, after }: Changed<MessageItem>): Pointer {
  const message = after ?? before
  return {
    changed: 'message',
    contact_id: message?.contact ?? null,
    conversation_id: message?.conversation ?? null,
    type: message?.channel ?? null,
  }
}
