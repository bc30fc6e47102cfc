import { NUMBERS_MAX, type OwnNumber } from '#contract/telephony/connect.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { changeAccount } from '../connections/door.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { webhookAddresses } from '../connections/webhook-addresses.ts'
import { openOwnAccount } from './open-own-account.ts'

/**
 * Buys a number, whose messages and calls come here at once; the first one is what a dealership sends from. Asked
 * again, it does what a request that broke off has left.
 */
export async function addNumber(ctx: Ctx, { phone_number }: { phone_number: string }): Promise<{ number: OwnNumber }> {
  const { org, now } = ctx
  return holdConnection(org, now, async () => {
    const { seen, connection, twilio } = await openOwnAccount(org)
    const own = await twilio.numbers()
    const known = own.find((one) => one.phone_number === phone_number)
    if (!known && own.length >= NUMBERS_MAX) throw new AppError('numbers_limit', { max: NUMBERS_MAX })
    const number = known ?? (await twilio.buyNumber(phone_number, webhookAddresses(connection.token)))
    if (!known) await recordAct(ctx, { action: 'number_bought', about: 'twilio', words: { number: phone_number } })
    if (connection.messaging_service_sid) await twilio.addToService(connection.messaging_service_sid, number.sid)
    // One that was given up, by a request that broke off, is no sender any more.
    const usual = own.find((one) => one.phone_number === seen.senders.phone)?.phone_number
    const is_usual = (usual ?? phone_number) === phone_number
    if (is_usual) await changeAccount(seen, { senders: { phone: phone_number } })
    return { number: { ...number, is_usual, agent_id: null } }
  })
}
