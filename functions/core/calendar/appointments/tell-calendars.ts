import { publishToAll } from '../../people/live/publish-pointers.ts'
import type { OrgId } from '../../platform/ctx.ts'

/** Open calendars read again, everybody's: all see when colleagues are taken. */
export const tellCalendars = (org: OrgId) => publishToAll(org, 'appointment')
