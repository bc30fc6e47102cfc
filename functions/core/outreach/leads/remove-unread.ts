import type { Ctx } from '../../platform/ctx.ts'
import { deleteUnreadLead } from './store.ts'

/** Removes a lead that could not be read from what is shown; none is fine too. */
export const removeUnread = ({ org }: Ctx, { id }: { id: string }) => deleteUnreadLead(org, id)
