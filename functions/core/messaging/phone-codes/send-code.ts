import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Work } from '../../platform/ctx.ts'
import { logFailure } from '../../platform/log.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { claimSending } from './door.ts'

/** The channel that reaches any number unasked. */
const TEXTS = ALL_CHANNELS.find((one) => CHANNELS[one].leavesByService) ?? ALL_CHANNELS[0]

/** Texts a visitor their code, once. It is in no conversation: nobody's number it is yet. */
export async function sendCode(
  { org, now }: Work,
  { phone, code: id }: { phone: string; code: string },
): Promise<void> {
  const claimed = await claimSending(org, phone, id, now)
  const sender = claimed && (await carrierOf(TEXTS).findSender(org, TEXTS))
  if (!sender) return
  const { outcome } = await sender.send({ to: phone, content: { body: claimed.text }, conversation: 'code', id })
  if (outcome !== 'accepted') logFailure(new Error('A code that proves a number was not sent.'))
}
