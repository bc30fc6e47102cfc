import { SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { ACCOUNT_REFUSED, NUMBER_GONE } from '#contract/telephony/number-reasons.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { findConnection, noteLost } from '../connections/door.ts'
import type { ConnectionItem } from '../connections/entity.ts'
import { type Account, openAccount } from '../connections/open-account.ts'
import { lostCode } from '../connections/own-senders.ts'

/** While one is lost, Twilio is asked so often whether it is back. */
const LOST_MINUTES = 15

/** Notes which of the usual numbers Twilio serves no more, or again. */
export async function refreshNumbers({ org, now, requestId }: Work): Promise<void> {
  const [opened, seen] = await Promise.all([openAccount(org, { fresh: true }), findConnection(org)])
  if (!opened || !seen) return
  try {
    await noteLost(seen, 'phone', await phoneLost(opened.account, seen))
    if (!seen.is_ours) await noteWhatsapp(org, opened.account)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
    // A dealership that is suspended here is so at Twilio.
    if (error.words.key !== 'twilio_login_refused' || (await findOrganization(org))?.suspended_at) return
    await noteLost(seen, 'phone', ACCOUNT_REFUSED)
  }
  const after = await findConnection(org)
  if (after && SENDER_KINDS.some((kind) => lostCode(after, kind)))
    await putDue([{ kind: 'follow-sender', org, ids: {}, at: nextMark(now, LOST_MINUTES) }])
}

/** Short codes are not in Twilio's list of an account's numbers. */
async function phoneLost(twilio: Account, { senders: { phone } }: ConnectionItem): Promise<string | undefined> {
  return phone?.startsWith('+') && !(await twilio.number(phone)) ? NUMBER_GONE : undefined
}

/** Of an account of their own; one that Twilio doesn't list may be its sandbox. */
async function noteWhatsapp(org: Work['org'], twilio: Account): Promise<void> {
  const seen = await findConnection(org)
  if (!seen?.senders.whatsapp) return
  const found = await twilio.senderOf(seen.senders.whatsapp)
  const isOffline = found?.status === 'OFFLINE'
  await noteLost(seen, CHANNELS.whatsapp.address.kind, isOffline ? (found.reasons[0]?.code ?? found.status) : undefined)
}
