import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import type { AutomaticActor } from '../../platform/actor.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import type { OwnedFile } from '../files/attach-kept.ts'
import { presignForCarrier } from '../files/presign-file.ts'
import { removeFile } from '../files/remove-file.ts'
import { findThreadCode, TEST_THREAD } from '../mail-threads/find-thread-code.ts'
import { findRefusalAt } from '../mails/find-refusal-at.ts'
import { findFootOfMail } from '../messages/find-foot-of-mail.ts'
import { receivePhoto } from '../messages/receive-photo.ts'

interface Sample {
  to: string
  body: string
  subject?: string
  vehicle_id?: string
  copy_of?: OwnedFile
}

/**
 * Sends a mail as `actor` would, to an address of the caller's choice: no conversation has it, answers go to the caller, and
 * its link to unsubscribe ends nothing. Answers its sid.
 */
export async function sendSample(ctx: Ctx, actor: AutomaticActor, sample: Sample): Promise<string> {
  const { org, now, requestId, caller } = ctx
  const to = sample.to.toLowerCase()
  const halt = haltOf(caller.standing, now)
  const sender = await carrierOf(MAIL).findSender(org, MAIL)
  const refusal = halt ? new AppError(halt) : ((await findRefusalAt(ctx, to)) ?? sender?.refusal)
  if (refusal || !sender) throw refusal ?? new AppError('no_sender')

  const { body, subject = '', vehicle_id, copy_of } = sample
  const code = await findThreadCode(org, TEST_THREAD)
  const foot = await findFootOfMail({ org, now, requestId, actor }, code, body)
  const photo = vehicle_id ? await receivePhoto(org, photoOf(actor.id), vehicle_id) : undefined
  const file = photo ? { owner: actor.id, file: photo } : copy_of
  const media = file && { media_url: await presignForCarrier(org, file.owner, file.file) }
  try {
    const head = { ...foot, subject, cc: [], references: [], reply_to: caller.email }
    const sent = await sender.send({ to, content: { body, ...media, head }, conversation: TEST_THREAD, id: actor.id })
    if (sent.outcome === 'unknown') throw new AppError('sample_in_doubt')
    if (sent.outcome === 'refused') throw new AppError('sample_not_taken')
    return sent.sid
  } finally {
    if (photo) await removeFile(org, actor.id, photo)
  }
}

const photoOf = (id: string) => ({ contact: { id, listed: {}, channels: {} }, channel: MAIL })
