import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Guest, OrgId } from '../../../../functions/core/platform/ctx.ts'
import { setDealerCode } from '../../../../functions/core/stock/catalogue/door.ts'
import { countVisit } from '../../../../functions/core/stock/showroom/count-visit.ts'
import { listVehicles } from '../../../../functions/core/stock/vehicles/door.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { itemsWith } from '../../../table-items.ts'
import { connectFeed, disconnectFeed, fillLot, type Vehicle } from '../inventory/lot.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const HALF_AN_HOUR_MS = 30 * 60_000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
/** The start of a period in which a visitor counts once; in the future, because the table forgets past ones. */
const now = new Date(Math.ceil(Date.now() / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS)
const guest = (own: Partial<Guest> = {}): Guest => ({
  now,
  requestId: 'test',
  address: '203.0.113.7',
  language: 'en',
  agent: PHONE,
  ...own,
})

async function open(own: Partial<Vehicle> = {}) {
  const { org } = manager()
  const [vehicle] = await fillLot(org, [{ key: 'a', ...own }])
  const id = vehicle?.id ?? ''
  return {
    org,
    id,
    visit: (own: Partial<Guest> = {}, what: 'views' | 'calls' = 'views') => countVisit(guest(own), { id, what }),
    counted: async () => {
      const [{ views, calls } = { views: -1, calls: -1 }] = await listVehicles(org, [id])
      return { views, calls }
    },
  }
}

test('looks and calls are counted apart', async () => {
  const vehicle = await open()
  expect(await vehicle.counted()).toEqual({ views: 0, calls: 0 })
  await vehicle.visit()
  await vehicle.visit({}, 'calls')
  await vehicle.visit({ address: '203.0.113.8' })
  expect(await vehicle.counted()).toEqual({ views: 2, calls: 1 })
})

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'Googlebot as a telephone',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['WhatsApp’s preview', 'WhatsApp/2.23.20.0'],
  ['Facebook’s preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['Twitter’s preview', 'Twitterbot/1.0'],
  ['Slack’s preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['Telegram’s preview', 'TelegramBot (like TwitterBot)'],
  [
    'headless Chromium',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0 Safari/537.36',
  ],
  ['curl', 'curl/8.5.0'],
  ['a script', 'python-requests/2.32'],
  ['somebody who does not say', ''],
])('%s is not counted', async (_, agent) => {
  const vehicle = await open()
  const spent = await metered(() => vehicle.visit({ agent }))
  expect(spent).toMatchObject({ reads: 2, writes: 0 })
  expect(await vehicle.counted()).toEqual({ views: 0, calls: 0 })
})

test.each([
  ['at once, from the same address', ['203.0.113.7', '203.0.113.7'], 0, 1],
  ['at once, from another address', ['203.0.113.7', '203.0.113.9'], 0, 2],
  ['at once, from the same network of IPv6', ['2001:db8:1:2::1', '2001:db8:1:2::9'], 0, 1],
  ['at once, from another network of IPv6', ['2001:db8:1:2::1', '2001:db8:1:3::1'], 0, 2],
  ['29 minutes later', ['203.0.113.7', '203.0.113.7'], 29, 1],
  ['half an hour later', ['203.0.113.7', '203.0.113.7'], 30, 2],
])('who comes again %s, %j after %i minutes, counts %i times', async (_, [first, second], minutes, views) => {
  const vehicle = await open()
  await vehicle.visit({ address: first ?? '' })
  await vehicle.visit({ address: second ?? '', now: new Date(now.getTime() + minutes * 60_000) })
  expect(await vehicle.counted()).toEqual({ views, calls: 0 })
})

test('fifty beacons of one visitor at once count one', async () => {
  const vehicle = await open()
  await Promise.all(Array.from({ length: 50 }, () => vehicle.visit()))
  expect(await vehicle.counted()).toEqual({ views: 1, calls: 0 })
})

test('the visitor’s address is written nowhere', async () => {
  const vehicle = await open()
  const address = '203.0.113.77'
  await vehicle.visit({ address })
  expect(await itemsWith([address])).toEqual({})
})

test('nor can it be found by trying addresses, without our key', async () => {
  const vehicle = await open()
  await vehicle.visit({ address: '203.0.113.77' })
  const visitsOf = async () => Object.keys(await itemsWith(['VISIT#']))
  const before = await visitsOf()
  await vehicle.visit({ address: '203.0.113.77' })
  expect(await visitsOf()).toEqual(before)
  vi.stubEnv('CSRF_KEY', 'another key')
  await vehicle.visit({ address: '203.0.113.77' })
  vi.stubEnv('CSRF_KEY', '')
  await expect(vehicle.visit({ address: '203.0.113.77' })).rejects.toThrow('CSRF_KEY is not set.')
  vi.unstubAllEnvs()
  expect(await visitsOf()).toHaveLength(before.length + 1)
})

test.each<[string, Partial<Vehicle>]>([
  ['not here yet', { availability: 'inbound' }],
  ['being made ready', { availability: 'recon' }],
  ['sold', { availability: 'sold' }],
])('a vehicle that is %s is not found', async (_, own) => {
  const vehicle = await open(own)
  await expect(vehicle.visit()).rejects.toMatchObject({ code: 'not_found' })
  expect(await vehicle.counted()).toEqual({ views: 0, calls: 0 })
})

test.each<[string, (org: OrgId) => Promise<unknown>]>([
  ['a disconnect hides', (org) => connectFeed(org).then(() => disconnectFeed(org))],
  ['the dealer code filter hides', (org) => setDealerCode(org, '7654321')],
])('a vehicle that %s is not found, but one kept by hand is', async (_, hide) => {
  const vehicle = await open({ dealer_code: '1234567' })
  await hide(vehicle.org)
  await expect(vehicle.visit()).rejects.toMatchObject({ code: 'not_found' })
  expect(await vehicle.counted()).toEqual({ views: 0, calls: 0 })

  const own = await open({ by_hand: true })
  await hide(own.org)
  await own.visit()
  expect(await own.counted()).toEqual({ views: 1, calls: 0 })
})

test('for an id that is no vehicle’s nothing is written', async () => {
  const id = randomUUID()
  const spent = await metered(() =>
    expect(countVisit(guest(), { id, what: 'calls' })).rejects.toMatchObject({ code: 'not_found' }),
  )
  expect(spent).toMatchObject({ reads: 1, writes: 0 })
  expect(await itemsWith([id])).toEqual({})
})
