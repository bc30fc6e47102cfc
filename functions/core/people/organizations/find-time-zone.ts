import type { OrgId } from '../../platform/ctx.ts'
import { readOrganization } from './read-organization.ts'

/** The time zone of a dealership's days and quiet hours. */
export const findTimeZone = async (org: OrgId): Promise<string> => (await readOrganization(org)).timezone
