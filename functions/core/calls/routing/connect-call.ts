import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { findUser } from '../../people/accounts/store.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { readSettings } from '../../people/settings/store.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { openVoice } from '../../telephony/connections/open-voice.ts'
import type { Twiml } from '../../telephony/twilio/twiml.ts'
import type { CallItem } from '../calls/entity.ts'
import { newCall } from '../calls/new-call.ts'
import { readCallee } from '../calls/read-callee.ts'
import { findCall, findCallBySid, putCall } from '../calls/store.ts'
import { updateCall } from '../calls/update-call.ts'
import { userOf } from '../devices/device-names.ts'
import type { Asked } from './voice-request.ts'
import { type Addresses, dialNumber, say } from './write-steps.ts'

/** Connects a browser with the number it calls; where that may not be, its person hears why and nothing is kept. */
export async function connectCall(work: Work, twiml: Twiml, at: Addresses, asked: Asked): Promise<void> {
  const id = userOf(work.org, asked.from)
  const user = id === undefined ? undefined : await findUser(id)
  try {
    if (user?.org !== work.org || user.suspended) throw notFound()
    if (user.org_suspended) throw new AppError('organization_suspended')
    const { phone_number: from } = await openVoice(work.org)
    const [{ to }, { record_calls }] = await Promise.all([
      findOrPut(work, user, from, asked),
      readSettings(work.org, 'calls'),
    ])
    dialNumber(twiml, at, { number: to, from, isRecorded: record_calls })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const language = user?.language ?? 'en'
    say(twiml, sayRefusal(error.words, language, false), language)
    twiml.hangup()
  }
}

/** The record that the call was made for, or a new one; either is this leg's from now on. */
async function findOrPut(work: Work, user: UserItem, from: string, { sid, to, call: id }: Asked): Promise<CallItem> {
  const { org } = work
  const known = await findCallBySid(org, sid)
  if (known) return requireOwn(known, user)
  if (id !== undefined) {
    const connect = (seen: CallItem) => {
      // A repeat of this request may have been quicker.
      if (seen.sid !== sid && (seen.sid !== undefined || !isOpenCall(seen.status))) throw new AppError('call_over')
      return { sid }
    }
    return requireOwn(await updateCall(async () => requireOwn(await findCall(org, id), user), connect, [sid]), user)
  }
  const number = await readCallee(org, to, from)
  const [timeZone, contact] = await Promise.all([findTimeZone(org), findOrCreateByNumber(work, number)])
  const agent = { agent: user.id, agent_name: callerOf(user, '').name }
  const made = { direction: 'outbound', from, to: number, status: 'initiated', sid, ...agent } as const
  const call = (await putCall(newCall(work, timeZone, made, contact))) ?? (await findCallBySid(org, sid))
  return requireOwn(call, user)
}

function requireOwn(call: CallItem | undefined, user: UserItem): CallItem {
  if (call?.direction !== 'outbound' || call.agent !== user.id) throw notFound()
  return call
}
