import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { takesContacts } from '../../people/accounts/list-agents.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { kindSettingsOf } from './rules.ts'

/** What a booking rests on: the dealership's clock, its settings, and who takes appointments when. `dealership`: where the caller has read it. */
export async function readDesk(org: OrgId, dealership?: Organization) {
  const [settings, { timezone, business_hours }, team] = await Promise.all([
    readSettings(org, 'appointments'),
    dealership ?? readOrganization(org),
    listTeam(org),
  ])
  const present = team.filter(({ suspended }) => !suspended)
  const takers = present.filter(takesContacts)
  const people = present.map((user) => ({
    id: user.id,
    name: nameOf(user),
    hours: user.working_hours ?? business_hours,
    isAway: user.away,
  }))
  // A dealership of one: its owner takes the appointments.
  const everybody = new Set((takers.length > 0 ? takers : present).map(({ id }) => id))
  /** The people who take a kind. */
  const takersOf = (kind: AppointmentKind) => {
    const chosen = new Set(kindSettingsOf(settings, kind).agentIds)
    return people.filter(({ id }) => everybody.has(id) && (chosen.size === 0 || chosen.has(id)))
  }
  return { settings, timezone, people, takersOf }
}
export type Desk = Awaited<ReturnType<typeof readDesk>>
export type Taker = Desk['people'][number]
