import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { summarizeImport } from './present-import.ts'
import { listNewest } from './store.ts'

/** The newest of a dealership; whoever is no manager sees their own of them. */
const MOST = 50

/** Earlier imports, the newest first: one's own, or everybody's for a manager. */
export async function listImports(ctx: Ctx) {
  const runs = await listNewest(ctx.org, MOST)
  const seen = runs.filter(({ by }) => by === ctx.caller.id || may(ctx.caller, 'see_all'))
  return { data: seen.map((run) => summarizeImport(ctx, run)) }
}
