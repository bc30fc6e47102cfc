import type { OwnNumber } from '#contract/telephony/connect.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { setLines } from '../connections/door.ts'
import { getConnection } from '../connections/get-connection.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { openConnection } from '../connections/open-connection.ts'
import { listOwnNumbers } from './list-own-numbers.ts'

interface Input {
  sid: string
  agent_id: string | null
}

/** Makes a number somebody's own, in place of the one they had, or the dealership's again. */
export async function updateNumber(ctx: Ctx, { sid, agent_id }: Input): Promise<{ number: OwnNumber }> {
  const { org, now } = ctx
  const person = (await listAgents(ctx)).agents.find(({ id }) => id === agent_id)
  if (agent_id !== null && !person) throw notFound()
  return holdConnection(org, now, async () => {
    const own = await listOwnNumbers(org)
    if (!own) throw new AppError('twilio_unreachable')
    const number = own.find((one) => one.sid === sid)
    if (!number) throw new AppError('number_unknown')
    const { lines = {} } = await getConnection(org)
    const others = Object.entries(lines).filter(([id, one]) => one !== number.phone_number && id !== agent_id)
    await setLines(org, Object.fromEntries(person ? [...others, [person.id, number.phone_number]] : others))
    // Whatever else this process answers knows it at once.
    await openConnection(org, { fresh: true })
    const words = { number: number.phone_number, agent: person?.name ?? '–' }
    await recordAct(ctx, { action: 'number_given', about: 'twilio', words })
    return { number: { ...number, agent_id } }
  })
}
