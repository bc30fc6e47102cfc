import { findContact } from '../../customers/contacts/door.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presentTurn } from './present-turn.ts'
import { findTurn } from './store.ts'

/** A turn with what the model was given and gave. */
export async function getTurn(ctx: Ctx, { id }: { id: string }) {
  const turn = await findTurn(ctx.org, id)
  if (turn?.status !== 'done') throw notFound()
  return {
    turn: {
      ...presentTurn(turn, await findContact(unasked(ctx), turn.contact)),
      body: turn.body ?? null,
      steps: turn.steps ?? [],
    },
  }
}
