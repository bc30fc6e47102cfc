import { parseAddress } from '#contract/customers/channels/address.ts'
import { contactIdOf, conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { findMessage } from '../messages/door.ts'
import { sendMessage } from '../messages/send-message.ts'
import { findVisitor } from './store.ts'

/**
 * Texts a visitor who proved a number what was answered to them after they closed the page: a page that is open would have
 * had it by now. A repeat texts nothing twice.
 */
export async function tellAway(work: Work, where: { conversation: string; message: string }): Promise<void> {
  const { org, requestId } = work
  const message = await findMessage(org, where.conversation, where.message, true)
  const { status, to: address, body } = message ?? {}
  if (status !== 'sent' || !address || !body) return
  const { phone } = (await findVisitor(org, contactIdOf(org, address))) ?? {}
  const known = phone && (await findSender(org, phone, work.now))
  if (!known || !('contact' in known)) return
  const { id } = known.contact
  const { channel } = parseAddress(phone)
  const to = { type: channel, id: conversationIdOf(id, channel), contact_id: id, to: phone }
  try {
    await sendMessage({ ...work, actor: LOTWIRE }, { ...to, body, client_id: `chat ${where.message}` })
  } catch (error) {
    // Whoever said STOP since, or has no way by text, finds it in the chat.
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
  }
}
