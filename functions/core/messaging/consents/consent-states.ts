import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import type { ConsentItem } from './entity.ts'

/**
 * Returns what a customer said for a purpose under the names of an address (`consentKeys`); `consents` are newest first.
 * A doubt about one of their messages takes nothing back.
 */
export const stateOf = (consents: readonly ConsentItem[], keys: readonly string[], purpose: Purpose) =>
  consents.find((one) => keys.includes(one.address_key) && one.purpose === purpose && one.state !== 'in_doubt')?.state

/** True if a message of the customer's sounds like a STOP, and nobody has decided since. */
export const isInDoubt = (consents: readonly ConsentItem[], keys: readonly string[]): boolean =>
  consents.find((one) => keys.includes(one.address_key))?.state === 'in_doubt'

/** True if nothing may go to an address by itself: they took that back, or may have. */
export const isWithheld = (consents: readonly ConsentItem[], keys: readonly string[]): boolean =>
  isInDoubt(consents, keys) || stateOf(consents, keys, 'informational') === 'withdrawn'

/**
 * The names under which an address's consents stand, and behind them those of the other addresses of who was merged from
 * several: what they took back at one counts at all, for what goes out by itself.
 */
export function keysOfAll(contact: Pick<ContactItem, 'listed' | 'merged'>, channel: Channel, address: string) {
  const own = consentKeys(contact.listed, channel, address)
  if (contact.merged === undefined) return [own]
  return [own, ...addressesOf(contact.listed).map((other) => consentKeys(contact.listed, channel, other))]
}
