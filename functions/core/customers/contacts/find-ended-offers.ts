import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { ContactItem } from './entity.ts'
import { findForgottenOffers } from './forgotten-store.ts'
import { addressFor } from './reachable-addresses.ts'

/** Since when whoever had a contact's mail address before, and was deleted, wanted no offers there; undefined where they did. */
export async function findEndedOffers(org: OrgId, contact: ContactItem, channel: Channel) {
  const address = CHANNELS[channel].hasSubject ? addressFor(contact, channel) : undefined
  return address === undefined ? undefined : findForgottenOffers(org, address)
}
