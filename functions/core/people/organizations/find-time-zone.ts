import type { OrgId } from '../../platform/ctx.ts'
import { readOrganization } from './read-organization.ts'

/** By whose clock a dealership's days and quiet hours go. */
export const findTimeZone = async (org: OrgId): Promise<string> => (await readOrganization(org)).timezone
