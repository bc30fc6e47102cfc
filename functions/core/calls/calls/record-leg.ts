import type { Work } from '../../platform/ctx.ts'
import { userOf } from '../devices/device-names.ts'
import type { CallItem } from './entity.ts'
import { readLegStatus } from './leg-statuses.ts'
import { mergeLeg } from './told-facts.ts'
import { updateCall } from './update-call.ts'

/** Twilio's report on a leg of a call. */
export interface ToldLeg {
  sid: string
  /** The leg that dialed it; absent for the first leg. */
  parent?: string
  to: string
  status: string
  seconds?: number
}

/** Records a leg's progress. Repeats, and reports that belong to none of our calls, change nothing. */
export async function recordLeg({ org }: Work, told: ToldLeg): Promise<void> {
  await updateCall(org, { leg: told.parent ?? told.sid }, ({ legs }) => ({ legs: withLeg(org, legs, told) }))
}

/** The legs of a call, updated with a report on one of them. */
export function withLeg(org: string, legs: Legs, { sid, to, status: word, seconds }: ToldLeg): Legs {
  const status = readLegStatus(word)
  return status ? { ...legs, [sid]: mergeLeg(legs[sid], { status, seconds, user: userOf(org, to) }) } : legs
}
type Legs = CallItem['legs']
