import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import type { MessageItem } from './entity.ts'
import { findMarked } from './find-marked.ts'
import { findBySid } from './find-quoted.ts'
import { markOfSid } from './message-marks.ts'

/** Of whom a carrier tells something: their address on the channel without its prefix, and the sid of the message. */
export interface Named {
  channel: Channel
  address: string
  sid: string
}

/** A message may come after what is told of it. */
const COMING_MS = 60_000

/** Whose a conversation is. */
export interface Thread {
  contact: string
  conversation: string
}

/**
 * The message that a carrier names, and the thread of whoever has the address: the message itself may lie in a conversation
 * that a merge joined to it.
 */
export async function findNamed(
  { org, now }: Work,
  { channel, address, sid }: Named,
): Promise<Thread & { message?: MessageItem | undefined }> {
  const sender = await findSender(org, address, now)
  const contact = 'contact' in sender ? sender.contact.id : sender.id
  const thread = { contact, conversation: conversationIdOf(contact, channel) }
  return { ...thread, message: 'contact' in sender ? await findAt(org, thread.conversation, sid) : undefined }
}

const findAt = async (org: OrgId, conversation: string, sid: string) =>
  (await findMarked(org, markOfSid(sid))) ?? (await findBySid({ org, conversation, sid }))

/** True if a message that is not known may still come. */
export const mayCome = ({ now }: Work, at: Date) => now.getTime() - at.getTime() < COMING_MS
