import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMessage } from '../../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../../functions/core/messaging/messages/send-message.ts'
import { dayAfter, startOfDay } from '../../../functions/core/people/organizations/local-dates.ts'
import { readOrganization } from '../../../functions/core/people/organizations/read-organization.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { localDay } from '../../../functions/core/reports/days/day-cells.ts'
import { packCells } from '../../../functions/core/reports/days/pack-cells.ts'
import { listPacks, putPack } from '../../../functions/core/reports/days/store.ts'
import { factId } from '../../../functions/core/reports/facts/entity.ts'
import { recordMilestone } from '../../../functions/core/reports/facts/record-milestone.ts'
import { findMilestones, writeFacts } from '../../../functions/core/reports/facts/store.ts'
import { getReport } from '../../../functions/core/reports/summaries/get-report.ts'
import { handler } from '../../../functions/jobs/fill-reports.ts'
import { connectDealership, startBenchCloud } from '../../bench/bench-cloud.ts'
import { differences, recount } from '../../bench/reports/recount.ts'
import { randomOf } from '../../fault-proxy.ts'
import { itemsWith } from '../../table-items.ts'

const NOON_MS = 12 * 3_600_000
const CUSTOMER = '+16285550123'

let cloud: Awaited<ReturnType<typeof startBenchCloud>>
let ctx: Ctx
let timezone: string
let yesterday: string
beforeAll(async () => {
  cloud = await startBenchCloud()
  ctx = (await connectDealership(cloud.twilio.accounts()[0])).ctx
  ;({ timezone } = await readOrganization(ctx.org))
  yesterday = dayAfter(localDay(new Date(), timezone), -1)
  // Nothing follows this table's changes: so it was before facts were kept.
  const at = (minutes: number) => ({
    ...ctx,
    now: new Date(startOfDay(yesterday, timezone) + NOON_MS + minutes * 60_000),
  })
  const from = CUSTOMER
  const contact_id = contactIdOf(ctx.org, from)
  const to = { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id } as const
  await receiveMessage(at(0), { sid: 'SM1', from, body: 'Still for sale?', media: [] })
  await sendMessage(at(10), { ...to, body: 'It is', client_id: 'one' })
  await receiveMessage(at(20), { sid: 'SM2', from, body: 'Great', media: [] })
  await sendMessage(at(25), { ...to, body: 'Come by', client_id: 'two' })
})
afterAll(() => cloud.stop())

const figures = async (name: 'answering' | 'leads') => {
  const { data } = await getReport({ ...ctx, now: new Date() }, { name, from: yesterday, to: yesterday })
  return Object.fromEntries(data.figures.map(({ name, value }) => [name, value]))
}
/** As SQS hands it over at night; answers what was logged. */
async function runNight() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.mockClear()
  const record = { body: JSON.stringify({ org: ctx.org }), messageId: 'night' }
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] })
  return log.mock.calls.map(([line]) => String(line))
}

test('a dealership that was there before reports gets its past with the first night, and once', async () => {
  expect(await figures('answering')).toMatchObject({ opened: 0, answers: 0 })
  for (let night = 0; night < 2; night++) {
    expect(await runNight()).toEqual([])
    expect(await figures('answering')).toMatchObject({ opened: 1, first_answers: 1, answers: 2 })
  }
  expect((await figures('answering')).first_median).toBeCloseTo(600, -2)
  expect(await figures('leads')).toMatchObject({ leads: 1, contacted: 1 })
})

test('a day that adds up to something else than its facts is mended by night, and an alarm is raised', async () => {
  await runNight()
  const set = { timezone, part: 'work', unit: 'day' } as const
  const pack = (await listPacks(ctx.org, set, yesterday, yesterday)).get(yesterday)
  if (!pack) throw new Error('The night packed nothing.')
  await putPack({ ...pack, data: packCells(new Map()) })
  expect(await figures('answering')).toMatchObject({ answers: 0 })
  expect(await runNight()).toEqual([expect.stringContaining('differed from its facts')])
  expect(await figures('answering')).toMatchObject({ answers: 2 })
  expect(await runNight()).toEqual([])
})

test('changes that are told in any order, twice, and to a consumer that dies count as all items do from scratch', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const other = await connectDealership(cloud.twilio.accounts()[1])
  const told = { customers: 9, kills: 8, random: randomOf(7), tableUrl: cloud.tableUrl }
  const { killed, followed, anew } = await recount(other.ctx, told)
  expect(killed).toBeGreaterThan(4)
  expect(followed.facts.length).toBeGreaterThan(40)
  expect(differences(followed.facts, anew.facts)).toEqual([])
  expect(followed.reports).toEqual(anew.reports)
})

test('how far a contact came is kept whole where several changes tell of it at once', async () => {
  const contact = contactIdOf(ctx.org, CUSTOMER)
  const [at, earlier] = [new Date().toISOString(), '2026-01-01T00:00:00.000Z']
  const names = ['appointment', 'shown', 'sold', 'lost'] as const
  await Promise.all(names.map((name) => recordMilestone(ctx.org, contact, name, at, undefined)))
  await Promise.all([earlier, at].map((moment) => recordMilestone(ctx.org, contact, 'sold', moment, undefined)))
  expect(await findMilestones(ctx.org, contact)).toMatchObject({ appointment: at, shown: at, sold: earlier, lost: at })
})

test('how far a contact came is a fact even where its writer died before it was, once it is told again', async () => {
  const contact = contactIdOf(ctx.org, CUSTOMER)
  const at = '2026-02-01T00:00:00.000Z'
  const id = factId(at, 'shown', contact)
  await recordMilestone(ctx.org, contact, 'shown', at, undefined)
  await writeFacts(ctx.org, [], [{ id }])
  expect(await itemsWith([id])).toEqual({})
  await recordMilestone(ctx.org, contact, 'shown', at, undefined)
  expect(Object.keys(await itemsWith([id]))).toHaveLength(1)
})
