import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { webhooks } from '#contract/telephony/webhooks.ts'
import { Call, type CallItem, callKeys } from '../../functions/core/calls/calls/entity.ts'
import { countsOf } from '../../functions/core/calls/history/counts-of.ts'
import { getStats } from '../../functions/core/calls/history/get-stats.ts'
import { listHistory } from '../../functions/core/calls/history/list-history.ts'
import { contactIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { sumOf } from '../../functions/core/platform/table/added-counts.ts'
import { writeAll } from '../../functions/core/platform/table/batches.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { Counter } from '../../functions/core/platform/table/counter-entity.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { connectDealership } from './bench-cloud.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { ACCOUNT, AUTH_TOKEN, manager, NUMBER, sign, webhookEvent } from './dealership.ts'
import { type Figure, interleaved, ratio } from './measure.ts'

const ROUNDS = 200
const FROM = '+15550001002'
const CALLS = Number(process.env.BENCH_CALLS ?? 100_000)
/** One call of so many found the line busy. */
const RARE = 20_000
const READ_UNITS = 10
const AT_ONCE = 25

const voiceForm = (sid: string): Record<string, string> => ({
  AccountSid: ACCOUNT,
  CallSid: sid,
  From: FROM,
  To: NUMBER,
  CallStatus: 'ringing',
  Direction: 'inbound',
})

/** A call that comes in until Twilio knows what it does, and what the history of a large dealership reads. */
export async function measureCalls(): Promise<Figure[]> {
  return [await measureVoice(), ...(await measureHistory())]
}

/** Against the same table calls made bare, as much at once, and the signature check. */
async function measureVoice(): Promise<Figure> {
  const { ctx, token } = await connectDealership()
  let n = 0
  const ours = async () => {
    const { statusCode, body } = await handler(webhookEvent(webhooks.voice, token, voiceForm(`CAours${n++}`)))
    if (statusCode !== 200 || !body?.includes('<Record')) throw new Error(`The webhook answered ${statusCode}.`)
  }
  const bare = async () => {
    const form = voiceForm(`CAbare${n++}`)
    const url = 'http://localhost/bench'
    if (!validateRequest(AUTH_TOKEN, sign(url, form), url, form)) throw new Error('The signature is wrong.')
    await bareCalls(ctx, n)
  }
  for (let i = 0; i < 20; i++) {
    await ours()
    await bare()
  }
  const [mine = 0, floor = 0] = await interleaved(ROUNDS, ours, bare)
  return ratio('voice webhook: event in → record → TwiML', mine, floor, 1.5, 'ms')
}

/** Cost of a call that reaches nobody: six concurrent reads, its record, and the voicemail request. */
async function bareCalls({ org }: Ctx, n: number) {
  const client = table.getDocumentClient()
  const TableName = table.getName()
  const get = (pk: string, sk: string) =>
    client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))
  await Promise.all([
    get(`O#${org}#CALLSID#CAbare${n}`, 'CALLSID'),
    get(`O#${org}#C#${contactIdOf(org, FROM)}`, 'CONTACT'),
    get(`O#${org}`, 'ORGANIZATION'),
    get(`O#${org}#SETTINGS`, 'calls'),
    client.send(
      new QueryCommand({
        TableName,
        IndexName: 'team',
        KeyConditionExpression: 'team = :t',
        ExpressionAttributeValues: { ':t': `O#${org}#TEAM` },
      }),
    ),
    client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': `O#${org}#OPEN_CALLS` },
        ConsistentRead: true,
      }),
    ),
  ])
  const { org: _, id, ...rest } = aCall(org, new Date())
  const Item = { _et: 'bare', pk: `O#${org}#BARE`, sk: id, id, ...rest }
  const beside = [`open-${id}`, `sid-${id}`].map((sk) => ({ Put: { TableName, Item: { pk: Item.pk, sk } } }))
  await client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }, ...beside] }))
  await get(Item.pk, id)
  await client.send(
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item } }, { Delete: { TableName, Key: { pk: Item.pk, sk: `open-${id}` } } }],
    }),
  )
}

/** A call as it lies in the table. */
function aCall(org: string, at: Date, n = 0): CallItem {
  const call = {
    org,
    id: newId(at),
    version: 6,
    day: at.toISOString().slice(0, 10),
    desk: '-',
    direction: n % 2 ? ('outbound' as const) : ('inbound' as const),
    from: FROM,
    to: NUMBER,
    contact: contactIdOf(org, `${n % 5000}`),
    contact_name: 'Maria Ruiz',
    status: n % RARE === 0 ? ('busy' as const) : n % 5 ? ('completed' as const) : ('no-answer' as const),
    seconds: n % 5 ? 120 : 0,
    agent: `user-${n % 9}`,
    agent_name: 'Tess Nguyen',
    sid: `CA${newId(at)}`,
    legs: { [`CA${newId(at)}`]: { status: 'completed' as const, seconds: 120, was_up: true } },
    dials: { everyone: { status: 'completed' as const, seconds: 120 } },
  }
  return { ...call, ...callKeys(call) }
}

async function measureHistory(): Promise<Figure[]> {
  const ctx = manager()
  const year = 365 * 86_400_000
  const calls = Array.from({ length: CALLS }, (_, n) => aCall(ctx.org, new Date(Date.now() - (n * year) / CALLS), n))
  const puts = calls.map((call) => Call.build(BatchPutRequest).item(call))
  // So few at a time that the engine takes them within the client's patience.
  for (let i = 0; i < puts.length; i += AT_ONCE) await writeAll(puts.slice(i, i + AT_ONCE))
  const counts = sumOf(calls.flatMap((call) => countsOf(undefined, call)))
  await writeAll(
    counts.map(({ whose, what, count }) =>
      Counter.build(BatchPutRequest).item({ dealership: ctx.org, whose, what, count }),
    ),
  )
  installMeter()
  const agent: Ctx = { ...ctx, caller: { ...ctx.caller, role: 'agent' } }
  const open = (by: Ctx, days = {}) =>
    metered(() => Promise.all([listHistory(by, { page: 1, per_page: 20, ...days }), getStats(by, days)]))
  const date_from = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10)
  const spent = [
    ['a manager', await open(ctx)],
    ['an agent', await open(agent)],
    ['a manager, of the last 90 days', await open(ctx, { date_from })],
  ] as const
  const rare = await open(ctx, { status: 'busy' })
  const figures = spent.map(([whose, { reads, readUnits }]) => ({
    measure: `a page of 20 of ${CALLS} calls and their stats, ${whose}`,
    floor: '—',
    ours: `${reads} reads; ${readUnits} RRU`,
    reach: `≤ ${READ_UNITS} RRU`,
    isReached: readUnits <= READ_UNITS,
  }))
  return [
    ...figures,
    {
      measure: `the calls of a status that one of ${RARE} has, and their stats`,
      floor: '—',
      ours: `${rare.reads} reads; ${rare.readUnits} RRU`,
      reach: 'printed',
    },
  ]
}
