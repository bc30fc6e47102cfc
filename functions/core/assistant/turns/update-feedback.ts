import { findContact } from '../../customers/contacts/door.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presentTurn } from './present-turn.ts'
import { findTurn, setFeedback } from './store.ts'

/** What a manager thinks of a turn. */
export async function updateFeedback(ctx: Ctx, { id, verdict, note }: { id: string; verdict: string; note: string }) {
  const { org, caller } = ctx
  if (!(await setFeedback(org, id, { verdict, note, by: caller.name }))) throw notFound()
  const turn = await findTurn(org, id)
  if (!turn) throw notFound()
  return { turn: presentTurn(turn, await findContact(unasked(ctx), turn.contact)) }
}
