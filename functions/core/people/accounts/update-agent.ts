import type { Hours } from '#contract/people/hours.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { markKeepsHours } from '../organizations/store.ts'
import { nameOf } from './rules.ts'
import { changeAgent } from './store.ts'

interface Input {
  id: string
  available?: boolean
  /** null: as many as everybody. */
  max_contacts?: number | null
  /** null: the dealership's. */
  working_hours?: Hours | null
}

/** Sets when somebody takes conversations, and how many. Throws `not_found` for whom the organization does not have, and for owners. */
export async function updateAgent(ctx: Ctx, { id, available, ...change }: Input) {
  const { org } = ctx
  // First: who keeps hours is looked after by the clock.
  if (change.working_hours) await markKeepsHours(org)
  const agent = await changeAgent(org, id, { ...change, away: available === undefined ? undefined : !available })
  if (!agent) throw notFound()
  await recordAct(ctx, { action: 'agent_changed', about: id, words: { agent: nameOf(agent) } })
  return { message: 'Agent saved.' }
}
