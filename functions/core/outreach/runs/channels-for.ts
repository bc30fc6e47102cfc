import { CHANNELS, type Channel, OPEN_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'

/** The channels that a step may go by: its own, else where the customer wrote last, then where they can be reached. */
export function channelsFor(
  { channel, template_id }: Step,
  { most_recent_type }: Pick<ContactItem, 'most_recent_type'>,
): Channel[] {
  if (template_id) return OPEN_CHANNELS.filter((one) => CHANNELS[one].hasTemplates)
  if (channel) return [channel]
  return OPEN_CHANNELS.toSorted((a, b) => Number(b === most_recent_type) - Number(a === most_recent_type))
}

/** Reasons that rule out one channel only, so the next one is tried. */
const OF_CHANNEL: readonly LeftOut[] = ['no_address', 'dead_address', 'window_closed', 'no_postal_address']
export const isOfChannel = (reason: LeftOut) => OF_CHANNEL.includes(reason)
