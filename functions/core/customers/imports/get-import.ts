import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import type { ImportItem } from './entity.ts'
import { presentImport } from './present-import.ts'
import { readPreview } from './read-preview.ts'
import { findImport } from './store.ts'

/** An import of one's own, or anybody's for a manager; throws `not_found`. */
export async function getOwnImport({ org, caller }: Ctx, id: string): Promise<ImportItem> {
  const run = await findImport(org, id)
  if (!run || (run.by !== caller.id && !may(caller, 'see_all'))) throw notFound()
  return run
}

/** An import as its person sees it. */
export const showImport = async (ctx: Ctx, run: ImportItem) =>
  presentImport(ctx, run, run.status === 'ready' ? await readPreview(ctx, run) : [])

/** Returns an import's state; reads the columns the first time its file is there. */
export async function getImport(ctx: Ctx, { id }: { id: string }) {
  const run = await getOwnImport(ctx, id)
  if (run.status !== 'waiting') return showImport(ctx, run)
  // Loaded here: what reads files is large and seldom needed.
  const { readHead } = await import('./read-head.ts')
  return showImport(ctx, (await readHead(ctx.org, id)) ? await getOwnImport(ctx, id) : run)
}
