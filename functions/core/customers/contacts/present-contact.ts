import type * as z from 'zod/mini'
import { byAddressField } from '#contract/customers/channels/addresses.ts'
import type { Contact, ListedContact, WholeContact } from '#contract/customers/contact.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import { table } from '#contract/table.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import type { Colleagues } from '../../people/accounts/find-colleagues.ts'
import type { Seen } from '../../platform/access.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { presentVehicle } from './asked-vehicle.ts'
import { createdAt, heardAt } from './contact-times.ts'
import { conversationIdOf } from './derived-ids.ts'
import { displayName } from './display-name.ts'
import type { ContactItem } from './entity.ts'
import { isUnread } from './inbox-sections.ts'
import type { SourceItem } from './source-entity.ts'
import { worthOf } from './worth-of.ts'

/** A contact as the list shows it (S1 §3): what its index entry holds is enough. */
export function presentListed(contact: Seen<ListedItem>, agents: Colleagues): z.input<typeof ListedContact> {
  const { id, listed, stage, assignee, most_recent_type } = contact
  const name = displayName(contact)
  return {
    id,
    first_name: listed.first_name,
    last_name: listed.last_name,
    display_name: name,
    name,
    ...byAddressField((kind) => listed.addresses[kind] ?? null),
    numbers: listed.numbers ?? [],
    ...byContactField((field) => listed[field] ?? null),
    stage,
    labels: listed.labels,
    tags: listed.labels,
    created_at: createdAt(contact),
    updated_at: listed.updated_at,
    conversation_id: most_recent_type ? conversationIdOf(id, most_recent_type) : null,
    assigned_agent: assignee ? presentAgent(assignee, listed.assignee_name, agents.get(assignee)) : null,
  }
}

/**
 * The same with what a card of the board tells, and its place. A card's own entry knows the hour of the last message, and
 * not whether it was read: who lists the board tells that (`list-marked-board.ts`).
 */
export const presentContact = (
  contact: Seen<CardItem & Partial<ContactItem>>,
  agents: Colleagues,
): z.input<typeof Contact> => ({
  ...presentListed(contact, agents),
  last_message_at: contact.last_message_at ?? heardAt(contact.heard_at),
  unread: isUnread({ channels: {}, status: 'active', ...contact }),
  vehicle: presentVehicle(contact),
  worth: worthOf(contact) ?? null,
  paused_until: contact.listed.paused_until ?? null,
  place: placeIn(contact.board_at),
})

/** People who left keep their last name. */
function presentAgent(id: string, name = '', person: UserItem | undefined) {
  const [first_name = '', ...others] = name.split(' ')
  const { email = null, ...names } = person ?? { first_name, last_name: others.join(' ') }
  return { id, name, email, first_name: names.first_name, last_name: names.last_name }
}

/** By what they came; of contacts from before this was kept, an advertisement or the file that made them. */
export function presentSource(
  contact: Pick<ContactItem, 'import' | 'people_at'> & { listed: Pick<ContactItem['listed'], 'source'> },
  kept: SourceItem | undefined,
): z.input<typeof WholeContact>['source'] {
  const kind = contact.listed.source ?? kept?.kind ?? (contact.import === undefined ? undefined : 'import')
  return kind === undefined ? null : { kind, detail: kept?.detail ?? null, at: kept?.at ?? createdAt(contact) }
}

/** The contact attributes in the indexes of people and of the board; no others can be read from them. */
const ofContact = <Name extends string>(names: readonly Name[]) =>
  names.filter((name): name is Exclude<Name, '_et'> => name !== '_et')
export const LISTED = [...ofContact(table.indexes.people.holds), 'people_at'] as const
export type ListedItem = Pick<ContactItem, (typeof LISTED)[number]>
export const CARD = [...ofContact(table.indexes.board.holds), 'board_at'] as const
export type CardItem = Pick<ContactItem, (typeof CARD)[number]>
