import { recordAct } from '../../people/audit/record-act.ts'
import { linkToFeedFile } from '../../platform/aws/feed-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findContact } from '../contacts/store.ts'
import { openImport, showImport } from './get-import.ts'
import { undoEnds } from './present-import.ts'
import { changeImport, errorsName, listParts } from './store.ts'

/**
 * Stops an import that is not done, or takes back what one made, for a day. Throws `import_over` for what was `only` to be
 * canceled, and was done meanwhile.
 */
export async function endImport(ctx: Ctx, { id, only }: { id: string; only?: 'cancel' }) {
  const { org, now } = ctx
  const seen = await openImport(ctx, id)
  const undoUntil = only === 'cancel' ? undefined : undoEnds(seen)
  const isUndone = undoUntil && undoUntil > now && (await changeImport(org, id, [seen.status], { status: 'undone' }))
  const stopped = { status: 'canceled', finished_at: now.toISOString() } as const
  if (!isUndone && !(await changeImport(org, id, ['waiting', 'ready', 'running'], stopped)))
    throw new AppError('import_over')
  await recordAct(ctx, { action: 'import_ended', about: id, words: { file: seen.filename } })
  return showImport(ctx, await openImport(ctx, id))
}

/**
 * Removes whom an undone import made, by `remove`; who has written or was written to meanwhile stays. Goes on in another
 * worker when its time is over: who is gone is passed over quickly.
 */
export async function undoImport(org: OrgId, { id }: { id: string }, remove: Remove): Promise<void> {
  const until = Date.now() + WORKER_MS
  const removeOne = (contact: string) =>
    retryOnConflict(async () => {
      const seen = await findContact(org, contact, true)
      return seen?.import !== id || Object.keys(seen.channels).length > 0 || remove(seen)
    })
  for await (const { made } of listParts(org, id)) {
    if (Date.now() > until) return enqueue('import-contacts', { org, id, undo: true })
    await eachAtOnce(made, AT_ONCE, removeOne)
  }
}
type Remove = (contact: NonNullable<Awaited<ReturnType<typeof findContact>>>) => Promise<boolean>
const WORKER_MS = 8 * 60_000
const AT_ONCE = 8

/** Where the rows that were refused can be had for a few minutes. */
export async function openErrors(ctx: Ctx, { id }: { id: string }) {
  const { status, errors } = await openImport(ctx, id)
  if (status !== 'done' || errors === 0) throw notFound()
  return { location: await linkToFeedFile(ctx.org, errorsName(id), 'refused-rows.csv') }
}
