import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { changeAccount, setLines } from '../connections/door.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { openOwnAccount } from './open-own-account.ts'

/** Gives a number up for good. The one that a dealership sends from only goes last. */
export async function removeNumber(ctx: Ctx, { sid }: { sid: string }): Promise<{ message: string }> {
  const { org, now } = ctx
  return holdConnection(org, now, async () => {
    const { seen, twilio } = await openOwnAccount(org)
    const own = await twilio.numbers()
    const number = own.find((one) => one.sid === sid)
    const { senders } = seen
    const forget = (lost: typeof senders) => changeAccount(seen, { senders: lost })
    if (!number) {
      // A request that broke off gave it up at Twilio.
      if (senders.phone && own.every((one) => one.phone_number !== senders.phone)) await forget({ phone: '' })
      throw new AppError('number_unknown')
    }
    const isUsual = number.phone_number === senders.phone
    if (isUsual && own.length > 1) throw new AppError('number_in_use')
    const onWhatsapp = await twilio.senderOf(number.phone_number)
    if (onWhatsapp?.sid) await twilio.removeSender(onWhatsapp.sid)
    await twilio.removeNumber(sid)
    const lost = { ...(isUsual && { phone: '' }), ...(senders.whatsapp === number.phone_number && { whatsapp: '' }) }
    if (Object.keys(lost).length > 0) await forget(lost)
    const lines = Object.entries(seen.lines ?? {}).filter(([, line]) => line !== number.phone_number)
    if (seen.lines) await setLines(org, Object.fromEntries(lines))
    await recordAct(ctx, { action: 'number_released', about: 'twilio', words: { number: number.phone_number } })
    return { message: answerText(ctx.language, 'number_released') }
  })
}
