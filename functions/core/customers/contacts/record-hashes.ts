import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from './entity.ts'
import { putForgotten } from './forgotten-store.ts'
import { optedOutAt } from './opt-outs.ts'
import { claimsOf } from './reachable-addresses.ts'

/**
 * Keeps the hashes of a contact's addresses, with what was opted out of at each, or of everything where they said so
 * another way (`stopped`, ISO 8601). Safe to repeat.
 */
export async function recordHashes(contact: ContactItem, stopped?: string): Promise<void> {
  for (const address of claimsOf(contact.listed)) {
    const stops = ALL_CHANNELS.flatMap((channel) => {
      const at = optedOutAt(contact, channel, address) ?? stopped
      return at ? [[channel, at]] : []
    })
    await putForgotten(contact.org, address, Object.fromEntries(stops))
  }
}
