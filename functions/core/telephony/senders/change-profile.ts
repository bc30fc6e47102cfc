import type { Sender } from '#contract/telephony/sender.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import type { SenderProfile } from '../twilio/senders.ts'
import { getSender } from './get-sender.ts'
import { findSender } from './store.ts'

/** Changes what customers see on WhatsApp; Meta reviews a new name first. */
export async function changeProfile(ctx: Ctx, profile: SenderProfile): Promise<Sender> {
  const { twilio } = await openOwnAccount(ctx.org)
  const { sid } = (await findSender(ctx.org)) ?? {}
  if (!sid) throw new AppError('whatsapp_not_connected')
  await twilio.updateSender(sid, profile)
  await recordAct(ctx, { action: 'whatsapp_profile_changed', about: 'twilio' })
  return getSender(ctx, {})
}
