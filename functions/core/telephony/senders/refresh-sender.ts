import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { NUMBER_GONE } from '#contract/telephony/number-reasons.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { changeAccount, noteLost } from '../connections/door.ts'
import type { openOwnAccount } from '../setup/open-own-account.ts'
import type { SenderItem } from './entity.ts'
import { codeIn, stateOf } from './rules.ts'
import { changeSender, forgetSender, link, unlink } from './store.ts'

type OwnAccount = Awaited<ReturnType<typeof openOwnAccount>>

/** Longer than the request that has it made. */
const MADE_WITHIN_MS = 90_000
const { kind: KIND } = CHANNELS.whatsapp.address
/** No code of Twilio's. */
const NOT_MADE = 'not_made'

/**
 * Asks Twilio how far a sender has come, hands over WhatsApp's code if it waits for that, and lets the dealership send
 * from it once it is online. Undefined if Twilio no longer has it.
 */
export async function refreshSender(org: OrgId, own: OwnAccount, item: SenderItem, now: Date) {
  const { twilio } = own
  const found = item.sid ? await twilio.senderBySid(item.sid) : await twilio.senderOf(item.phone_number)
  if (!found) {
    if (!item.sid) return { item: await giveUpOn(item, now) }
    await forget(org, own, item)
    return undefined
  }
  if (found.status === 'PENDING_VERIFICATION') await handOverCode(own, { ...item, sid: found.sid })
  const told = { sid: found.sid, status: found.status, reasons: found.reasons }
  if (stateOf({ ...item, ...told }, now) === 'online' && !(await letSend(org, own, item)))
    told.reasons = [{ code: 'linked_elsewhere', said: '' }]
  if (JSON.stringify(told) !== JSON.stringify({ sid: item.sid, status: item.status, reasons: item.reasons }))
    await changeSender(item, told)
  const isOffline = stateOf({ ...item, ...told }, now) === 'offline'
  if (own.seen.senders.whatsapp === item.phone_number)
    await noteLost(own.seen, KIND, isOffline ? (told.reasons[0]?.code ?? told.status) : undefined)
  return { item: { ...item, ...told }, found }
}

/** One that Twilio never made, because the request for it failed, makes room for another try. */
async function giveUpOn(item: SenderItem, now: Date): Promise<SenderItem> {
  if (item.reasons.length > 0 || now.getTime() - Date.parse(item.asked_at) < MADE_WITHIN_MS) return item
  const told = { status: 'OFFLINE', reasons: [{ code: NOT_MADE, said: '' }] }
  await changeSender(item, told)
  return { ...item, ...told }
}

/** Lists what came to the number since it was asked for; each code is tried once, because Meta counts. */
async function handOverCode({ twilio }: OwnAccount, item: SenderItem) {
  const code = codeIn(await twilio.list({ to: item.phone_number, after: wholeSecond(item.asked_at) }))
  if (!code || code === item.code_tried || !item.sid) return
  await changeSender(item, { code_tried: code })
  await twilio.verifySender(item.sid, code)
}

/** Twilio's dates know no milliseconds. */
const wholeSecond = (at: string) => new Date(Math.floor(Date.parse(at) / 1000) * 1000)

/** False if the number's account at Meta is another dealership's. */
async function letSend(org: OrgId, { seen }: OwnAccount, { phone_number, waba_id }: SenderItem): Promise<boolean> {
  if (!(await link(org, waba_id))) return false
  if (seen.senders.whatsapp !== phone_number) await changeAccount(seen, { senders: { whatsapp: phone_number } })
  return true
}

/** Somebody took it off WhatsApp at Twilio, or gave its number up. */
async function forget(org: OrgId, { seen }: OwnAccount, item: SenderItem) {
  await forgetSender(item)
  await unlink(org, item.waba_id)
  if (seen.senders.whatsapp !== item.phone_number) return
  await noteLost(seen, KIND, NUMBER_GONE)
  await changeAccount(seen, { senders: { whatsapp: '' } })
}
