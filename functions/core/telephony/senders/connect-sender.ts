import { createHash } from 'node:crypto'
import type { Sender } from '#contract/telephony/sender.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { AppError } from '../../platform/errors.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { webhookAddresses } from '../connections/webhook-addresses.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import type { SenderItem } from './entity.ts'
import { getSender } from './get-sender.ts'
import { metaApp } from './meta-app.ts'
import { stateOf } from './rules.ts'
import { changeSender, findLinked, findSender, putSender, takeCode, unlink } from './store.ts'

/** What Meta's window has answered. The ids are a hint until Twilio takes them; the code only proves a repeat. */
interface Answered {
  code: string
  waba_id: string
  phone_number_id: string
  business_id?: string | undefined
  phone_number?: string | undefined
}

/**
 * Has Twilio put one of the account's numbers on WhatsApp, once: what a request that broke off has made is found again,
 * and the same answer of Meta's is answered the same. A number that did not come online makes room for another try.
 */
export async function connectSender(ctx: Ctx, answered: Answered): Promise<Sender> {
  const { org, now } = ctx
  if (!metaApp()) throw new AppError('whatsapp_not_offered')
  await holdConnection(org, now, async () => {
    const own = await openOwnAccount(org)
    const numbers = await own.twilio.numbers()
    const wanted = answered.phone_number ?? own.seen.senders.phone
    if (!wanted) throw new AppError('number_needed')
    const number = numbers.find(({ phone_number }) => phone_number === wanted)
    if (!number) throw new AppError('number_unknown')

    const code_hash = createHash('sha256').update(answered.code).digest('hex')
    const before = await findSender(org)
    const isRepeat = before !== undefined && isSame(before, answered, wanted, code_hash)
    if (!isRepeat) {
      // A number that customers write to is not replaced in passing.
      if (before && stateOf(before, now) === 'online')
        throw new AppError('whatsapp_connected', { number: before.phone_number })
      const linked = await findLinked(answered.waba_id)
      if (linked && linked !== org) throw new AppError('whatsapp_account_taken')
      if (!(await takeCode({ org, code_hash, waba_id: answered.waba_id }, now)))
        throw new AppError('whatsapp_code_used')
      await leave(ctx, own.twilio, before)
    }
    if (isRepeat && before.sid) return

    const { waba_id, phone_number_id, business_id } = answered
    const asked = {
      phone_number: wanted,
      waba_id,
      phone_number_id,
      business_id,
      code_hash,
      asked_at: now.toISOString(),
    }
    await putSender(org, asked, nextMark(now, 2))
    const { name } = await readOrganization(org)
    const addresses = webhookAddresses(own.connection.token)
    const made =
      (await own.twilio.senderOf(wanted)) ??
      (await own.twilio.createSender({ phone_number: wanted, waba_id, name }, addresses))
    await changeSender({ org, ...asked }, { sid: made.sid, status: made.status, reasons: made.reasons })
    await recordAct(ctx, { action: 'whatsapp_connected', about: 'twilio', words: { number: wanted } })
  })
  return getSender(ctx, {})
}

function isSame(before: SenderItem, { waba_id }: Answered, number: string, code_hash: string) {
  return before.code_hash === code_hash && before.waba_id === waba_id && before.phone_number === number
}

/** Takes a number that did not come online off WhatsApp. */
async function leave({ org }: Ctx, twilio: Awaited<ReturnType<typeof openOwnAccount>>['twilio'], before?: SenderItem) {
  if (!before) return
  const made = before.sid ?? (await twilio.senderOf(before.phone_number))?.sid
  if (made) await twilio.removeSender(made)
  await unlink(org, before.waba_id)
}
