import { findContact } from '../../customers/contacts/door.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findTurn } from './store.ts'

/** An ended turn and its contact, which the caller must be allowed to see; a deleted one's is for who sees all. */
export async function getSeenTurn(ctx: Ctx, id: string) {
  const turn = await findTurn(ctx.org, id)
  const contact = turn && (await findContact(ctx, turn.contact))
  if (turn?.status !== 'done' || !(contact || seesEverything(ctx.caller))) throw notFound()
  return { turn, contact }
}
