import { PHONE_COUNTRIES } from '#contract/people/countries.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readPhone } from './read-phone.ts'

/** The same of a number that somebody of a dealership wrote: without a country it is of the dealership's. */
export async function readTypedPhone(org: OrgId, written: string): Promise<string | undefined> {
  const isComplete = written.trimStart().startsWith('+')
  return readPhone(written, isComplete ? PHONE_COUNTRIES[0] : (await readOrganization(org)).phone_country)
}
