import type { Language } from '#contract/language.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listTeam } from './door.ts'

/** The language of the dealership's owner, in which it writes to customers by itself. */
export async function findOwnerLanguage(org: OrgId): Promise<Language> {
  const team = await listTeam(org)
  return team.find(({ role }) => role === 'owner')?.language ?? 'en'
}
