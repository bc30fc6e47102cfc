import type { Ctx } from '../../platform/ctx.ts'
import { getSeenTurn } from './get-seen-turn.ts'
import { presentTurn } from './present-turn.ts'

/** A turn with what the model was given and gave. */
export async function getTurn(ctx: Ctx, { id }: { id: string }) {
  const { turn, contact } = await getSeenTurn(ctx, id)
  return { turn: { ...presentTurn(turn, contact), body: turn.body ?? null, steps: turn.steps ?? [] } }
}
