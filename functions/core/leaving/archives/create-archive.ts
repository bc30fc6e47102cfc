import { recordAct } from '../../people/audit/record-act.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { getArchive } from './get-archive.ts'
import { findArchive, moveArchive } from './store.ts'

/** One that has not moved for so long has nobody at it. */
const STUCK_MS = 3_600_000

/** Has everything of the caller's dealership made into an archive, in place of the one before; one at a time. */
export async function createArchive(ctx: Ctx) {
  const { org, now, caller } = ctx
  const seen = await findArchive(org)
  const isUnderWay = seen && seen.state !== 'done' && now.getTime() - Date.parse(seen.moved_at) < STUCK_MS
  if (!isUnderWay) {
    const id = newId(now)
    const at = now.toISOString()
    const { email, language } = caller
    const empty = { org, version: seen?.version ?? 0, counts: {}, parts: [] }
    const begun = { id, state: 'items' as const, email, language, begun_at: at, moved_at: at }
    if (await moveArchive(empty, begun)) {
      await enqueue('make-archives', { org, id })
      await recordAct(ctx, { action: 'archive_asked', about: id })
    }
  }
  return getArchive(ctx)
}
