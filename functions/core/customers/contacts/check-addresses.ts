import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { type Ctx, maySee } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { AddressItem, ContactItem } from './entity.ts'
import { findAddress, findContact } from './store.ts'

type Numbers = { phone?: string; whatsapp_number?: string }

/**
 * What is known of addresses that are to be a contact's. Throws `conflict` where one is another contact's, naming it to
 * who may see it.
 */
export async function requireFree(ctx: Ctx, addresses: string[], own?: string) {
  const known = await Promise.all(addresses.map((address) => findAddress(ctx.org, address)))
  for (const { contact } of known.filter((one) => one !== undefined)) {
    if (contact === undefined || contact === own) continue
    const holder = await findContact(ctx.org, contact, true)
    if (holder === undefined) continue
    const isSeen = maySee(ctx.caller, holder.assignee)
    throw new AppError('number_taken', {}, { told: isSeen ? { contact_id: contact } : {} })
  }
  return known.filter((one) => one !== undefined)
}

/** Who opted out of which channel, of what is known of a contact's addresses. WhatsApp may be written to by phone number too. */
export function optOutsAt(known: AddressItem[], { phone, whatsapp_number }: Numbers): ContactItem['opted_out'] {
  const numbers = { phone: phone ?? whatsapp_number, whatsapp_number: whatsapp_number ?? phone }
  const entries = ALL_CHANNELS.map((channel) => {
    const address = numbers[CHANNELS[channel].address]
    return [channel, known.find((one) => one.address === address)?.opted_out?.[channel]] as const
  })
  return Object.fromEntries(entries.filter(([, at]) => at !== undefined))
}
