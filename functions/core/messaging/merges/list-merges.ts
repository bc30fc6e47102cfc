import type { Ctx } from '../../platform/ctx.ts'
import { presentMerge } from './present-merge.ts'
import { listLatest } from './store.ts'

/** The merges that can still be undone, newest first. */
export async function listMerges({ org, now }: Ctx) {
  const open = (await listLatest(org)).filter(
    ({ status, undo_until }) => status !== 'undone' && undo_until > now.toISOString(),
  )
  return { data: open.map(presentMerge) }
}
