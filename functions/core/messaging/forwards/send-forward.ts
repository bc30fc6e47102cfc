import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { FORWARDS_MAX } from '#contract/messaging/mail-facts.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { getWritableConversation } from '../conversations/get-conversation.ts'
import { findRefusalAt } from '../mails/find-refusal-at.ts'
import { addForward, findInThread, setForwardStatus } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { presentMessage } from '../messages/present-message.ts'
import { composeForward } from './compose-forward.ts'

interface Input {
  type: string
  id: string
  message_id: string
  to: string
  body: string
  client_id?: string
}

/**
 * Passes a mail on to an address, once for a client id. The mail itself keeps to whom: nothing is written to the customer,
 * and whoever gets it becomes no contact. Throws `not_found` where the message is no mail.
 */
export async function sendForward(ctx: Ctx, { message_id, to, body, client_id, ...place }: Input) {
  const { org, now, caller } = ctx
  const recipient = await getWritableConversation(ctx, place)
  const address = to.toLowerCase()
  const id = client_id ?? newId(now)
  const mail = await findMail()
  if (indexOf(mail, id) >= 0) return { message: presentMessage(mail) }

  const sender = await carrierOf(MAIL).findSender(org, MAIL)
  const halt = haltOf(caller.standing, now)
  const refusal = halt ? new AppError(halt) : ((await findRefusalAt(ctx, address)) ?? sender?.refusal)
  if (refusal || !sender) throw refusal ?? new AppError('no_sender')
  const content = await composeForward(ctx, mail, body, recipient)

  const forward = { id, to: address, body, at: now.toISOString(), user_id: caller.id, user_name: caller.name }
  let kept: MessageItem | undefined
  await retryOnConflict(async () => {
    const latest = await findMail()
    const { forwards = [] } = latest
    if (indexOf(latest, id) >= 0) return true
    if (forwards.length >= FORWARDS_MAX) throw new AppError('forwarded_often', { most: FORWARDS_MAX })
    const begun = { ...forward, status: 'unknown' as const }
    if (await addForward(latest, begun)) kept = { ...latest, forwards: [...forwards, begun] }
    return kept !== undefined
  })
  if (!kept) return { message: presentMessage(await findMail()) }

  const { conversation } = kept
  const sent = await sender.send({ to: address, content, conversation, id: mail.id, forward: id })
  const status = sent.outcome === 'accepted' ? 'sent' : sent.outcome === 'refused' ? 'failed' : undefined
  if (status) await setForwardStatus(kept, indexOf(kept, id), status)
  if (status !== 'failed') {
    const words = { contact: displayName(recipient.contact), address }
    await recordAct(ctx, { action: 'mail_forwarded', about: recipient.contact.id, words })
  }
  return { message: presentMessage(await findMail()) }

  async function findMail() {
    const found = await findInThread(org, recipient.contact, recipient.channel, message_id)
    if (!found?.mail) throw notFound()
    return found
  }
}

const indexOf = ({ forwards = [] }: MessageItem, id: string) => forwards.findIndex((one) => one.id === id)
