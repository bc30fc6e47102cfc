import { setTimeout as wait } from 'node:timers/promises'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import { listLoads } from '../../functions/core/messaging/assignment/list-loads.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { teamOf, User } from '../../functions/core/people/accounts/entity.ts'
import { updateSettings } from '../../functions/core/people/settings/update-settings.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import type { Figure } from './measure.ts'

const ANSWERS = 500
const OPENINGS = 200
const AGENTS = 5
/** More writers of one process would only wait for each other. */
const WRITERS = 10
const CUSTOMER = '+15550001003'

/** Two agents who answer one customer at the same moments, and conversations that open together. */
export async function measureAtOnce(cloud: BenchCloud): Promise<Figure[]> {
  // The stream brings all that was written before: openings first.
  return [await ofOpenings(cloud), await ofAnswers(cloud)]
}

/** Each sends every answer twice, as a browser does whose connection broke; nobody's next one waits for the other's. */
async function ofAnswers({ twilio }: BenchCloud): Promise<Figure> {
  const [account] = twilio.accounts()
  const { ctx } = await connectDealership(account)
  await receiveMessage(ctx, { sid: `SM${newId(ctx.now)}`, from: CUSTOMER, body: 'Hello?', media: [] })
  const contact_id = contactIdOf(ctx.org, CUSTOMER)
  const id = conversationIdOf(contact_id, 'sms')
  const bodies = (agent: Ctx) => Array.from({ length: ANSWERS }, (_, n) => `${agent.caller.name} ${n}`)
  const answer = async (agent: Ctx) => {
    for (const body of bodies(agent)) {
      const input = { type: 'sms', id, contact_id, body, client_id: body }
      await Promise.all([0, 1].map(() => sendMessage({ ...agent, now: new Date() }, input)))
    }
  }
  const agents = [agentOf(ctx, 'Tess'), agentOf(ctx, 'Diego')]
  await Promise.all(agents.map(answer))

  const { messages } = await listBefore(ctx.org, id, undefined, 3 * ANSWERS)
  const shown = messages.filter(({ direction }) => direction === 'outbound').map(({ body }) => body)
  const left = twilio.messages({ account_sid: account?.account_sid, to: CUSTOMER }).map(({ body }) => body)
  const isMissing = (body: string) => !shown.includes(body) || !left.includes(body)
  const lost = agents.flatMap(bodies).filter(isMissing).length
  const doubled = shown.length - new Set(shown).size + left.length - new Set(left).size
  const misordered = agents.flatMap((agent) => {
    const own = shown.filter((body) => body.startsWith(agent.caller.name))
    return bodies(agent).filter((body, n) => own[n] !== body)
  }).length
  const row = await findContact({ org: ctx.org }, contact_id, true)
  const stale = Number(row?.last_message !== shown.at(-1))
  return {
    measure: `one conversation that two agents answer ${ANSWERS} times each at once, every answer sent twice`,
    floor: '—',
    ours: `lost ${lost}, doubled ${doubled}, misordered ${misordered}, older one in the list ${stale}`,
    reach: 'all 0',
    isReached: lost + doubled + misordered + stale === 0,
  }
}

async function ofOpenings(cloud: BenchCloud): Promise<Figure> {
  const { ctx } = await connectDealership()
  const agents = Array.from({ length: AGENTS }, (_, n) => agentOf(ctx, `Agent ${n}`))
  for (const { caller } of agents) await putUser(ctx, caller)
  await updateSettings(ctx, { settings: [{ group: 'assignment', key: 'auto_assignment_mode', value: 'auto' }] })
  const stream = await startBenchStream(cloud)
  try {
    const left = Array.from({ length: OPENINGS }, (_, n) => `+1555${5_000_000 + n}`).values()
    const write = async () => {
      for (const from of left)
        await receiveMessage({ ...ctx, now: new Date() }, { sid: `SM${from}`, from, body: 'Hello?', media: [] })
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
    while ((await stream.lagMs()) > 0) await wait(200)
  } finally {
    await stream.stop()
  }
  const shown = (await listLoads(ctx)).agents
  const loads = shown.map(({ open }) => open)
  const apart = Math.max(...loads) - Math.min(...loads)
  const over = shown.filter(({ open, max }) => open > max).length
  const nobodys = OPENINGS - loads.reduce((sum, load) => sum + load, 0)
  return {
    measure: `${OPENINGS} conversations that open at once among ${AGENTS} agents`,
    floor: '—',
    ours: `loads ${loads.join(', ')}; ${over} over the maximum, ${nobodys} nobody's`,
    reach: '≤ 1 apart, 0, 0',
    isReached: apart <= 1 && over === 0 && nobodys === 0,
  }
}

const agentOf = (ctx: Ctx, name: string): Ctx => ({
  ...ctx,
  caller: { ...ctx.caller, id: newId(new Date()), name, role: 'agent' },
})

async function putUser({ org }: Ctx, { id, name, email, role }: Ctx['caller']) {
  const at = new Date().toISOString()
  const user = { id, org, org_name: 'Bench Motors', first_name: name, last_name: '', email, role }
  await User.build(PutItemCommand)
    .item({ ...user, verified_at: at, team: teamOf(org), team_at: at })
    .send()
}
