import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { NamedWork } from '../../platform/actor.ts'

/** When free text on a channel ends; undefined where it never does, or where the customer has not written yet. */
export function windowClosesAt(channel: Channel, lastInboundAt: string | undefined): Date | undefined {
  const { windowHours } = CHANNELS[channel]
  if (windowHours === undefined || lastInboundAt === undefined) return
  return new Date(Date.parse(lastInboundAt) + windowHours * 3_600_000)
}

/** Whether free text may be sent; a channel without a window may always be written on. */
export function isWindowOpen(channel: Channel, lastInboundAt: string | undefined, now: Date): boolean {
  if (CHANNELS[channel].windowHours === undefined) return true
  const closesAt = windowClosesAt(channel, lastInboundAt)
  return closesAt !== undefined && now < closesAt
}

/** What opens a conversation: a customer's first message, or one into a conversation that is closed. */
export const isOpenedByMessage = (contact: ContactItem) =>
  contact.status !== 'active' || contact.opened_at === undefined

/** Whether a conversation opened with a change. */
export const isOpened = (change: { before?: ContactItem; after?: ContactItem }) =>
  change.after?.opened_at !== undefined && change.after.opened_at !== change.before?.opened_at && !isByMerge(change)

/** What an opening writes to the contact: its ticket is another one than the last opening's. */
export const opening = (now: Date) => ({ opened_at: now.toISOString(), ticket: $remove() })

/** Whose number it leaves from: a person's own only before the customer has written to another. */
export const lineOf = (work: NamedWork, state: ContactItem['channels'][Channel]) => ({
  line: state?.line,
  writer: 'caller' in work && state?.last_inbound_at === undefined ? work.caller.id : undefined,
})
