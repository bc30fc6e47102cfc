import { linkToFeedFile } from '../../platform/aws/feed-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findContact } from '../contacts/store.ts'
import { openImport, showImport } from './get-import.ts'
import { undoEnds } from './present-import.ts'
import { changeImport, errorsName, listParts } from './store.ts'

/** Stops an import that is not done, or takes back what one made, for a day. */
export async function endImport(ctx: Ctx, { id }: { id: string }) {
  const { org, now } = ctx
  const seen = await openImport(ctx, id)
  const undoUntil = undoEnds(seen)
  if (undoUntil && undoUntil > now) {
    if (await changeImport(org, id, [seen.status], { status: 'undone' }))
      await enqueue('import-contacts', { org, id, undo: true })
  } else if (
    !(await changeImport(org, id, ['waiting', 'ready', 'running'], {
      status: 'canceled',
      finished_at: now.toISOString(),
    }))
  )
    throw new AppError('import_over')
  return showImport(ctx, await openImport(ctx, id))
}

/** Removes whom an undone import made, by `remove`; who has written or was written to meanwhile stays. */
export async function undoImport(org: OrgId, { id }: { id: string }, remove: Remove): Promise<void> {
  for await (const { made } of listParts(org, id))
    for (const contact of made) {
      const seen = await findContact(org, contact, true)
      if (seen?.import === id && Object.keys(seen.channels).length === 0) await remove(seen)
    }
}
type Remove = (contact: NonNullable<Awaited<ReturnType<typeof findContact>>>) => Promise<unknown>

/** Where the rows that were refused can be had for a few minutes. */
export async function openErrors(ctx: Ctx, { id }: { id: string }) {
  const { status, errors } = await openImport(ctx, id)
  if (status !== 'done' || errors === 0) throw notFound()
  return { location: await linkToFeedFile(ctx.org, errorsName(id), 'refused-rows.csv') }
}
