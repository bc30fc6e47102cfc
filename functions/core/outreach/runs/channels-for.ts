import { CHANNELS, type Channel, OFFER_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'

/** The channels that a step may go by: its own, else where the customer wrote last, then where they can be reached. */
export function channelsFor(
  { channel, template_id }: Step,
  { most_recent_type }: Pick<ContactItem, 'most_recent_type'>,
): Channel[] {
  if (template_id) return OFFER_CHANNELS.filter((one) => CHANNELS[one].hasTemplates)
  if (channel) return [channel]
  return OFFER_CHANNELS.toSorted((a, b) => Number(b === most_recent_type) - Number(a === most_recent_type))
}

/** True for reasons that rule out one channel only, so the next one is tried. */
export const isOfChannel = (reason: LeftOut) => reason === 'no_address' || reason === 'window_closed'
