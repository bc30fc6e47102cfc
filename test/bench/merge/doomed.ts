import { moveCallsSince } from '../../../functions/core/calls/recordings/move-calls-since.ts'
import { mergeContacts } from '../../../functions/core/messaging/merges/merge-contacts.ts'
import { settleUndoing } from '../../../functions/core/messaging/merges/settle-undoing.ts'
import { undoMerge } from '../../../functions/core/messaging/merges/undo-merge.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'

/** A merge or its undoing, as a person asks for it, in a process that is about to be killed. */
export type Deed =
  | { deed: 'merge'; ctx: Ctx; id: string; with: string; keep: Record<string, string> }
  | { deed: 'undo'; ctx: Ctx; id: string }

export async function handler(event: Deed) {
  const ctx = { ...event.ctx, now: new Date() }
  if (event.deed === 'merge') return mergeContacts(ctx, event)
  const { merge } = await undoMerge(ctx, event, moveCallsSince)
  // Where much came since, a job does the rest.
  if (merge.status === 'undoing') await settleUndoing(ctx.org, merge.id, moveCallsSince)
}
