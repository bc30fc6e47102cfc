import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { readSettings } from '../../people/settings/door.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getVoiceAccount } from '../../telephony/connections/get-voice-account.ts'
import type { NewCall } from '../calls/entity.ts'
import { newCall } from '../calls/new-call.ts'
import { readCallee } from '../calls/read-callee.ts'
import { DIALED } from '../calls/told-facts.ts'
import type { Decision } from './voice-answer.ts'
import type { Turn } from './voice-request.ts'

/** Connects a browser with the number it calls; throws, and nothing is stored, if that is not allowed. */
export async function connectCall(turn: Turn): Promise<Decision> {
  const { org, asked, user } = turn
  if (!user || user.suspended) throw notFound()
  const halt = haltOf(callerOf(user, '').standing, turn.now)
  if (halt) throw new AppError(halt)
  const { phone_number: from } = await getVoiceAccount(org, user.id)
  const [call, { record_calls: isRecorded }] = await Promise.all([
    turn.call ?? begin(turn, user, from),
    readSettings(org, 'calls'),
  ])
  const tell = (seen: NewCall) => asConnected(requireOwn(seen, user), asked.sid)
  return {
    call,
    tell,
    answer: { next: 'ring_number', step: DIALED, number: requireOwn(call, user).to, from, isRecorded },
  }
}

/** The record belongs to this leg from now on; a retry of this request may have been faster. */
function asConnected(seen: NewCall, sid: string) {
  if (seen.sid === sid) return {}
  if (seen.sid !== undefined || !isOpenCall(seen.status)) throw new AppError('call_over')
  return { sid }
}

function requireOwn(call: NewCall, user: UserItem): NewCall {
  if (call.direction !== 'outbound' || call.agent !== user.id) throw notFound()
  return call
}

/** A call for which no record was made beforehand. */
async function begin(turn: Turn, user: UserItem, from: string): Promise<NewCall> {
  const { org, asked } = turn
  if (asked.call !== undefined) throw notFound()
  const { name } = callerOf(user, '')
  const to = await readCallee(org, asked.to, from)
  const [timeZone, contact] = await Promise.all([
    findTimeZone(org),
    findOrCreateByNumber(turn, to, { kind: 'by_hand', detail: name }),
  ])
  const made = { direction: 'outbound', from, to, status: 'initiated', sid: asked.sid } as const
  return newCall(turn, timeZone, { ...made, agent: user.id, agent_name: name }, contact)
}
