import { team } from '#contract/people/team.ts'
import { addMember } from './add-member.ts'
import type { Browser } from './browser.ts'
import { DEALERSHIP, emailOf, PASSWORD } from './staff.ts'

const SEASONAL = { first_name: 'June', last_name: 'Abbott', role: 'agent', language: 'en' } as const

/** Adds a member who has not accepted yet, and one who is back next season. */
export async function changeTeam(manager: Browser, org: string) {
  const member = { ...SEASONAL, org, org_name: DEALERSHIP, email: emailOf('june'), password: PASSWORD }
  const { id } = await addMember(member)
  await manager.call(team.updateSuspended, { params: { id }, body: { suspended: true } })
  const body = { name: 'Luis Ortega', email: emailOf('luis'), role: 'agent' } as const
  await manager.call(team.invite, { body })
}
