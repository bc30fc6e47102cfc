import type { Pointer } from '#contract/people/realtime.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import { channelOfAll } from '../../people/live/rules.ts'
import type { OrgId } from '../../platform/ctx.ts'

const APPOINTMENTS: Pointer = { changed: 'appointment', contact_id: null, conversation_id: null, type: null }

/** Open calendars read again, everybody's: all see when colleagues are taken. */
export const tellCalendars = (org: OrgId) => publishPointers(org, new Map([[channelOfAll(org), [APPOINTMENTS]]]))
