import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { deleteUnreadLead } from './store.ts'

/** Removes a lead that could not be read from what is shown; none, or one that the caller may not see, is fine too. */
export async function removeUnread({ org, caller }: Ctx, { id }: { id: string }): Promise<void> {
  if (may(caller, 'see_all')) await deleteUnreadLead(org, id)
}
