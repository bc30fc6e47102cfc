import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import type { ContactItem } from './entity.ts'
import { MAIL_OFFERS, putForgotten } from './forgotten-store.ts'
import { optedOutAt } from './opt-outs.ts'
import { addressFor, claimsOf } from './reachable-addresses.ts'

interface Ended {
  /** Everything, said another way than at an address (ISO 8601). */
  stopped?: string | undefined
  /** Offers by mail. */
  offers?: string | undefined
}

/** Keeps the hashes of a contact's addresses, with what was opted out of at each, or ended otherwise. Safe to repeat. */
export async function recordHashes(contact: ContactItem, { stopped, offers }: Ended): Promise<void> {
  const mail = offers && addressFor(contact, MAIL)
  for (const address of new Set([...claimsOf(contact.listed), ...(mail ? [mail] : [])])) {
    const stops = ALL_CHANNELS.flatMap((channel) => {
      const at = optedOutAt(contact, channel, address) ?? stopped
      return at ? [[channel, at]] : []
    })
    const ended = address === mail && offers ? { [MAIL_OFFERS]: offers } : {}
    await putForgotten(contact.org, address, { ...Object.fromEntries(stops), ...ended })
  }
}
