import { addressKey } from '#contract/customers/channels/address-key.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { derivedId } from '../../platform/table/ids.ts'

/** Of an address that nobody had before, the contact is always the same one, however the address is written. */
export const contactIdOf = (org: string, address: string) => derivedId('contact', org, addressKey(address))

/** A contact has one conversation a channel, and its id follows from both. */
export const conversationIdOf = (contact: string, channel: Channel) => derivedId('conversation', contact, channel)
