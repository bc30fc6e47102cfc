import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { boundOf } from '../../people/organizations/wall-time.ts'
import { isManager } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { listBetween } from './door.ts'
import { isAsked } from './outcome-asks.ts'
import { presentAppointment } from './present-appointment.ts'
import { listOfContacts } from './store.ts'

const MOST_MS = 62 * 86_400_000
/** The default range, from today on. */
const USUAL_DAYS = 31
/** Nobody knows any more how an older one went. */
const ASKED_DAYS = 14
/** No appointment lasts longer: what began before the range may reach into it. */
const LONGEST_MS = 8 * 3_600_000

interface Input {
  from?: string
  to?: string
  agent?: string
  contact?: string
  asked?: 'true'
}

/** The appointments of the dealership in a range, or those of one contact. */
export async function listAppointments(ctx: Ctx, { from, to, agent, contact, asked }: Input) {
  const timezone = await findTimeZone(ctx.org)
  if (asked) return { data: (await listAsked(ctx)).map((one) => presentAppointment(ctx.caller, one)), timezone }
  const found = await (contact === undefined ? listRange(ctx, timezone, from, to) : listContacts(ctx, contact))
  const wanted = agent === 'me' ? ctx.caller.id : agent
  const data = found
    .filter((one) => wanted === undefined || one.agent === wanted)
    .map((one) => presentAppointment(ctx.caller, one))
  return { data, timezone }
}

async function listRange({ org, now }: Ctx, timezone: string, from: string | undefined, to: string | undefined) {
  const start = from === undefined ? now : boundOf(from, timezone)
  const end = to === undefined ? new Date(start.getTime() + USUAL_DAYS * 86_400_000) : boundOf(to, timezone, true)
  if (end.getTime() - start.getTime() > MOST_MS) throw new AppError('calendar_range')
  const begun = await listBetween(org, new Date(start.getTime() - LONGEST_MS), end)
  return begun.filter(({ starts_at, ends_at }) => ends_at > start.toISOString() && starts_at < end.toISOString())
}

/** Those of the last days of which the caller is to say how they went: their own, and for managers all. */
async function listAsked({ org, caller, now }: Ctx) {
  const begun = await listBetween(org, new Date(now.getTime() - ASKED_DAYS * 86_400_000), now)
  return begun.filter((one) => isAsked(one) && (one.agent === caller.id || isManager(caller)))
}

async function listContacts(ctx: Ctx, contact: string) {
  return listOfContacts(ctx.org, partsOf(await getReadableContact(ctx, contact)))
}
