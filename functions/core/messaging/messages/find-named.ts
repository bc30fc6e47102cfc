import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Work } from '../../platform/ctx.ts'
import { findBySid } from './find-quoted.ts'

/** Of whom a carrier tells something: their address on the channel without its prefix, and the sid of the message. */
export interface Named {
  channel: Channel
  address: string
  sid: string
}

/** The message that a carrier names, in the thread of whoever has the address; and that thread's id. */
export async function findNamed({ org, now }: Work, { channel, address, sid }: Named) {
  const sender = await findSender(org, address, now)
  const contact = 'contact' in sender ? sender.contact.id : sender.id
  const conversation = conversationIdOf(contact, channel)
  return { conversation, message: 'contact' in sender ? await findBySid({ org, conversation, sid }) : undefined }
}
