import { findMember } from '../../people/accounts/door.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Guest } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { listOfAgent } from '../appointments/door.ts'
import { icsText, summaryOf } from '../appointments/ics-text.ts'
import { hashOf } from './rules.ts'
import { findFeed } from './store.ts'

const DAY_MS = 86_400_000
/** What calendar apps show of the past, and of the future. */
const [PAST_DAYS, FUTURE_DAYS] = [30, 180]

/** A person's appointments as a calendar, by the secret in its address. Throws `not_found`, also once they left. */
export async function getFeedIcs({ now }: Guest, { secret }: { secret: string }) {
  const feed = await findFeed(hashOf(secret.replace(/\.ics$/, '')))
  const user = feed && (await findMember(feed.org, feed.user))
  if (!feed || !user || user.suspended) throw notFound()
  const from = new Date(now.getTime() - PAST_DAYS * DAY_MS)
  const [organization, all] = await Promise.all([
    readOrganization(feed.org),
    listOfAgent(feed.org, user.id, from, new Date(now.getTime() + FUTURE_DAYS * DAY_MS)),
  ])
  const location = [organization.address, organization.city].filter(Boolean).join(', ')
  const events = all.map((appointment) => ({
    appointment,
    summary: summaryOf(appointment, appointment.contact_name, user.language),
    location: appointment.kind === 'phone_call' ? '' : location,
    description: [appointment.vehicle_title, appointment.note].filter(Boolean).join('\n'),
  }))
  return { ics: icsText(`Lotwire – ${nameOf(user)}`, events) }
}
