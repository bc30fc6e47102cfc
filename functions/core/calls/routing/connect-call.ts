import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import { findMember } from '../../people/accounts/door.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { readSettings } from '../../people/settings/door.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getVoiceAccount } from '../../telephony/connections/get-voice-account.ts'
import type { CallItem } from '../calls/entity.ts'
import { newCall } from '../calls/new-call.ts'
import { readCallee } from '../calls/read-callee.ts'
import { findCall, putCall } from '../calls/store.ts'
import { updateCall } from '../calls/update-call.ts'
import { userOf } from '../devices/device-names.ts'
import type { Turn } from './voice-request.ts'
import { dialNumber, say } from './write-steps.ts'

/** Connects a browser with the number it calls; if that is not allowed, the user hears why and nothing is stored. */
export async function connectCall(turn: Turn): Promise<void> {
  const { org, asked, twiml } = turn
  const id = userOf(org, asked.from)
  const user = id === undefined ? undefined : await findMember(org, id)
  try {
    if (!user || user.suspended) throw notFound()
    if (user.org_suspended) throw new AppError('organization_suspended')
    const { phone_number: from } = await getVoiceAccount(org, user.id)
    const [{ to }, { record_calls }] = await Promise.all([findOrPut(turn, user, from), readSettings(org, 'calls')])
    dialNumber(turn, { number: to, from, isRecorded: record_calls })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const language = user?.language ?? 'en'
    say(twiml, sayRefusal(error.words, language, false), language)
    twiml.hangup()
  }
}

/** The record that the call was made for, or a new one; either belongs to this leg from now on. */
async function findOrPut(turn: Turn, user: UserItem, from: string): Promise<CallItem> {
  const { org, asked, find } = turn
  const { sid, to, call: id } = asked
  const known = await find()
  if (known) return requireOwn(known, user)
  if (id !== undefined) {
    const connect = (seen: CallItem) => {
      // A retry of this request may have been faster.
      if (seen.sid !== sid && (seen.sid !== undefined || !isOpenCall(seen.status))) throw new AppError('call_over')
      return { sid }
    }
    return requireOwn(await updateCall(async () => requireOwn(await findCall(org, id), user), connect, [sid]), user)
  }
  const number = await readCallee(org, to, from)
  const { name } = callerOf(user, '')
  const [timeZone, contact] = await Promise.all([
    findTimeZone(org),
    findOrCreateByNumber(turn, number, { kind: 'by_hand', detail: name }),
  ])
  const agent = { agent: user.id, agent_name: name }
  const made = { direction: 'outbound', from, to: number, status: 'initiated', sid, ...agent } as const
  const call = (await putCall(newCall(turn, timeZone, made, contact))) ?? (await find())
  return requireOwn(call, user)
}

function requireOwn(call: CallItem | undefined, user: UserItem): CallItem {
  if (call?.direction !== 'outbound' || call.agent !== user.id) throw notFound()
  return call
}
