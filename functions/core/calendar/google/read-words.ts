import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Caller, OrgId } from '../../platform/ctx.ts'
import type { EventWords } from './rules.ts'

/** What an event says beside its appointment, in its person's language. */
export async function readWords(org: OrgId, { language }: Caller): Promise<EventWords> {
  const { address, city } = await readOrganization(org)
  return { language, location: [address, city].filter(Boolean).join(', ') }
}
