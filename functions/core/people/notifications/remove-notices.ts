import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listTeam } from '../accounts/door.ts'
import { INBOXES } from './notice-inboxes.ts'
import { deleteNoticesBefore } from './store.ts'

/** Forgets what people were told of before a moment. Safe to repeat. */
export async function removeNoticesBefore(org: OrgId, before: Date): Promise<void> {
  const team = await listTeam(org)
  for (const inbox of [...Object.values(INBOXES), ...team.map(({ id }) => id)])
    await deleteNoticesBefore(org, inbox, earliestId(before.getTime()))
}
