import { dequal } from 'dequal'
import type { Hours } from '#contract/people/hours.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import type { UserItem } from './entity.ts'
import { nameOf } from './name-of.ts'
import { changeAgent } from './store.ts'

interface Input {
  id: string
  available?: boolean
  /** null: the default. */
  max_contacts?: number | null
  /** null: the dealership's. */
  working_hours?: Hours | null
}

/** Sets an agent's hours and maximum. Throws `agent_gone` for owners and users of other organizations. */
export async function updateAgent(ctx: Ctx, { id, ...change }: Input) {
  const { org } = ctx
  const { available, max_contacts, working_hours } = change
  const away = available === undefined ? undefined : !available
  const before = await changeAgent(org, id, { away, max_contacts, working_hours })
  if (!before) throw new AppError('agent_gone')
  await recordChange(ctx, before, change)
  return { message: 'Agent saved.' }
}

/** Records only what changed. */
async function recordChange(ctx: Ctx, before: UserItem, { available, ...change }: Omit<Input, 'id'>) {
  const [about, agent] = [before.id, nameOf(before)]
  if (available === before.away)
    await recordAct(ctx, { action: available ? 'agent_available' : 'agent_away', about, words: { agent } })
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const fields = given.filter(([field, value]) => !dequal(value ?? undefined, before[field as keyof typeof change]))
  const words = { agent, fields: fields.map(([field]) => field).join(', ') }
  if (fields.length > 0) await recordAct(ctx, { action: 'agent_changed', about, words })
}
