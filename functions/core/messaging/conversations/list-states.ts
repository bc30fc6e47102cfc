import type { Ctx } from '../../platform/ctx.ts'
import { listConversations } from './list-conversations.ts'

/** As many as an answer holds. */
const PAGE_ROWS = 200

/** The state of every conversation that the caller may see, newest first, in short. */
export async function listStates(ctx: Ctx, { cursor }: { cursor?: string }) {
  const page = await listConversations(ctx, { status: 'all', search: '', per_page: PAGE_ROWS, cursor })
  const data = page.data.map(({ contact_id, status, unread_count, labels }) => ({
    contact_id,
    status,
    unread_count,
    labels,
  }))
  return { data, cursor: page.cursor }
}
