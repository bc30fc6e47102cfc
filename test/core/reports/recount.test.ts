import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDealership, startBenchCloud } from '../../bench/bench-cloud.ts'
import { differences, recount } from '../../bench/reports/recount.ts'
import { randomOf } from '../../fault-proxy.ts'

let cloud: Awaited<ReturnType<typeof startBenchCloud>>
beforeAll(async () => {
  cloud = await startBenchCloud()
})
afterAll(() => cloud.stop())

test('changes that are told in any order, twice, and to a consumer that dies count as all items do from scratch', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { ctx } = await connectDealership(cloud.twilio.accounts()[0])
  const told = { customers: 9, kills: 8, random: randomOf(7), tableUrl: cloud.tableUrl }
  const { killed, followed, anew } = await recount(ctx, told)
  expect(killed).toBeGreaterThan(4)
  expect(followed.facts.length).toBeGreaterThan(40)
  expect(differences(followed.facts, anew.facts)).toEqual([])
  expect(followed.reports).toEqual(anew.reports)
})
