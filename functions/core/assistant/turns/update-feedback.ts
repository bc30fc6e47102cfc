import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getSeenTurn } from './get-seen-turn.ts'
import { presentTurn } from './present-turn.ts'
import { setFeedback } from './store.ts'

/** What a manager thinks of a turn. */
export async function updateFeedback(ctx: Ctx, { id, ...given }: { id: string; verdict: string; note: string }) {
  const { turn, contact } = await getSeenTurn(ctx, id)
  const feedback = { ...given, by: ctx.caller.name }
  if (!(await setFeedback(ctx.org, id, feedback))) throw notFound()
  return { turn: presentTurn({ ...turn, feedback }, contact) }
}
