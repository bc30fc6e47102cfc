import { NOBODY } from '../../customers/contacts/desk-names.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { isPhone } from '../../customers/contacts/reachable-addresses.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findConnection } from '../../telephony/connections/store.ts'
import type { CallItem, NewCall } from '../calls/entity.ts'
import { newCall } from '../calls/new-call.ts'
import { findCall, putCall } from '../calls/store.ts'
import { withBegun } from '../calls/told-facts.ts'
import { updateCall } from '../calls/update-call.ts'
import { identityOf } from '../devices/device-names.ts'
import { listTeamNow } from './list-team-now.ts'
import { planOf } from './rules.ts'
import type { Turn } from './voice-request.ts'
import { announce, dialDevices, recordVoicemail } from './write-steps.ts'

/** Words on a keypad that Twilio sends instead of a number: ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN, UNAVAILABLE. */
const HIDDEN = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253'])

/** Receives a customer's call: its contact and its record exist before anything rings. */
export async function receiveCall(turn: Turn): Promise<void> {
  const { asked, twiml, now } = turn
  const from = HIDDEN.has(asked.from) ? '' : asked.from
  const [known, house, contact] = await Promise.all([
    turn.find(),
    readHouse(turn),
    isPhone(from) ? findOrCreateByNumber(turn, from, { kind: 'call', detail: asked.to }) : undefined,
  ])
  const made = { direction: 'inbound', from, to: asked.to, status: 'ringing', sid: asked.sid } as const
  const begins = newCall(turn, house.organization.timezone, made, contact)
  const plan = planOf({ desk: deskOf(begins, house) }, house.team, house.organization, now)
  const dials = plan.step === 'voicemail' ? {} : withBegun(begins, plan)
  const call = known ?? (await putOrFind(turn, { ...begins, dials }))
  if (house.settings.record_calls) announce(twiml)
  await routeIn(turn, house, { call })
}

async function putOrFind({ find }: Turn, made: NewCall): Promise<CallItem> {
  const call = (await putCall(made)) ?? (await find())
  if (!call) throw new AppError('too_many_changes')
  return call
}

/** Continues a call after a step that no one answered. */
export const routeOn = async (turn: Turn, call: CallItem, after: string) =>
  routeIn(turn, await readHouse(turn), { call, after })

type House = Awaited<ReturnType<typeof readHouse>>
async function readHouse(work: Work) {
  const { org } = work
  const [organization, team, settings, connection] = await Promise.all([
    readOrganization(org),
    listTeamNow(work),
    readSettings(org, 'calls'),
    findConnection(org),
  ])
  return { organization, team, settings, lines: connection?.lines ?? {} }
}

/** At whose desk a call rings first: the contact's agent, else whoever has the number that was called. */
const deskOf = ({ desk, to }: Pick<CallItem, 'desk' | 'to'>, { lines }: Pick<House, 'lines'>): string =>
  desk === NOBODY ? (Object.keys(lines).find((id) => lines[id] === to) ?? desk) : desk

/** Rings the next users, or asks the caller for a message. */
async function routeIn(turn: Turn, house: House, { call, after }: { call: CallItem; after?: string }) {
  const { org, now } = turn
  const { organization, team, settings } = house
  const plan = planOf({ desk: deskOf(call, house), after }, team, organization, now)
  if (plan.step === 'voicemail') {
    await updateCall(
      () => findCall(org, call.id),
      () => ({ asked_for_voicemail: true }),
    )
    recordVoicemail(turn, { thankedBy: after === 'transferred' ? undefined : organization.name })
    return
  }
  const { step, users, seconds } = plan
  if (call.dials[step] === undefined)
    await updateCall(
      () => findCall(org, call.id),
      (seen) => ({ dials: withBegun(seen, plan) }),
    )
  const identities = users.map((user) => identityOf(org, user))
  dialDevices(turn, { identities, call, seconds, step, isRecorded: settings.record_calls })
}
