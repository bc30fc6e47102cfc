import { isOpenCall } from '#contract/calls/call-statuses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import type { CallItem } from './entity.ts'
import type { LegStatus } from './leg-statuses.ts'
import { withLeg } from './record-leg.ts'
import { customerSidOf, isEnded, mergeLeg, NO_LEG, withoutBegun } from './told-facts.ts'
import { updateCall } from './update-call.ts'

/**
 * Updates a call from Twilio's own list of its legs, as if each had been reported. Throws `twilio_unreachable` and the
 * like; a call that Twilio does not know has failed.
 */
export async function settleCall(org: OrgId, call: CallItem): Promise<CallItem | undefined> {
  const opened = await openAccount(org)
  if (!isOpenCall(call.status) || call.sid === undefined || !opened) return call
  const { account } = opened
  const parents = [...new Set([call.sid, customerSidOf(call) ?? call.sid])]
  const [first, ...dialed] = await Promise.all([account.call(call.sid), ...parents.map((sid) => account.legs(sid))])
  if (!first) return endWith(org, call, 'failed')
  return updateCall(org, call.id, (seen) => {
    const legs = [first, ...dialed.flat()].reduce((known, leg) => withLeg(org, known, leg), seen.legs)
    return { legs, dials: isEnded(legs[first.sid]) ? withoutBegun(seen.dials) : seen.dials }
  })
}

/** Ends a call that Twilio reports nothing about; if its browser has connected since it was read, the call goes on. */
export const endWith = (org: OrgId, { id, sid }: Pick<CallItem, 'id' | 'sid'>, status: LegStatus) =>
  updateCall(org, id, (seen) => {
    if (seen.sid !== sid) return {}
    const { legs, dials } = seen
    const leg = sid ?? NO_LEG
    return { legs: { ...legs, [leg]: mergeLeg(legs[leg], { status }) }, dials: withoutBegun(dials) }
  })
