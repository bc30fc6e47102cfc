import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Reached } from '../../customers/contacts/reachable-addresses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findHours } from './find-hours.ts'
import { type Hours, lastLawful, nextLawful, placeOf } from './lawful-hours.ts'

/** So long after somebody was heard, what answers them leaves at any hour. */
export const ANSWER_MS = 15 * 60_000

/** The hours in which something may go out to a contact by itself, by their own clock. */
export interface OpenHours {
  /** The next moment, which may be this one; the last one before. Undefined if there is none within two weeks. */
  next: (at: Date) => Date | undefined
  last: (at: Date) => Date | undefined
}

export function hoursFor(contact: Reached, channel: Channel | undefined, hours: Hours): OpenHours {
  const place = placeOf(contact, channel, hours)
  return { next: (at) => nextLawful(at, place, hours.own), last: (at) => lastLawful(at, place, hours.own) }
}

export const openHours = async (org: OrgId, contact: Reached, channel?: Channel): Promise<OpenHours> =>
  hoursFor(contact, channel, await findHours(org))
