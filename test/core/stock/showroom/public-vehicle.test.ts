import { beforeAll, describe, expect, test } from 'vitest'
import { open, PublicVehicle } from '#contract/stock/public.ts'
import { openPartitions } from '#contract/table.ts'
import { putOrganization } from '../../../../functions/core/people/accounts/store.ts'
import type { Account } from '../../../../functions/core/people/pool/users.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { findLot, setDealerCode } from '../../../../functions/core/stock/catalogue/door.ts'
import { countVisit } from '../../../../functions/core/stock/showroom/count-visit.ts'
import { getDealerPage } from '../../../../functions/core/stock/showroom/get-dealer-page.ts'
import { getPublicVehicle } from '../../../../functions/core/stock/showroom/get-public-vehicle.ts'
import { getVehiclePage } from '../../../../functions/core/stock/showroom/get-vehicle-page.ts'
import { listDealerUrls } from '../../../../functions/core/stock/showroom/list-dealer-urls.ts'
import { listPublicVehicles } from '../../../../functions/core/stock/showroom/list-public-vehicles.ts'
import type { publicStateOf } from '../../../../functions/core/stock/showroom/rules.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { findConnection } from '../../../../functions/core/telephony/connections/door.ts'
import { changeConnection, createConnection } from '../../../../functions/core/telephony/connections/store.ts'
import { asJson } from '../../../../functions/serve/answer-output.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { connectFeed, disconnectFeed, fillLot, type Vehicle } from '../inventory/lot.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const OURS = '1234567'
const VEHICLES: Vehicle[] = [
  { key: 'available', dealer_code: OURS },
  { key: 'inbound', dealer_code: OURS, availability: 'inbound' },
  { key: 'recon', dealer_code: OURS, availability: 'recon' },
  { key: 'sold', dealer_code: OURS, availability: 'sold' },
  { key: 'hand', by_hand: true },
  { key: 'hand, removed', by_hand: true, availability: 'sold' },
]
const EVERYTHING_PUBLIC: Record<string, ReturnType<typeof publicStateOf>> = {
  available: 'public',
  inbound: 'unknown',
  recon: 'unknown',
  sold: 'sold',
  hand: 'public',
  'hand, removed': 'unavailable',
  'never there': 'unknown',
}
const NOT_SHOWN: typeof EVERYTHING_PUBLIC = { ...EVERYTHING_PUBLIC, available: 'unavailable', sold: 'unavailable' }
const nothing = async () => {}
const disconnect = async ({ org }: Ctx) => {
  await connectFeed(org)
  await disconnectFeed(org)
}
const reconnect = async (ctx: Ctx) => {
  await disconnect(ctx)
  await connectFeed(ctx.org)
}

describe.each<[string, (ctx: Ctx) => Promise<unknown>, typeof EVERYTHING_PUBLIC]>([
  ['a feed whose cars are shown', nothing, EVERYTHING_PUBLIC],
  ['a filter for their dealer code', ({ org }) => setDealerCode(org, OURS), EVERYTHING_PUBLIC],
  ['a filter for another dealer code', ({ org }) => setDealerCode(org, '7654321'), NOT_SHOWN],
  ['an integration that is disconnected', disconnect, NOT_SHOWN],
  ['an integration that is connected again', reconnect, EVERYTHING_PUBLIC],
])('with %s', (_, change, states) => {
  test('each vehicle’s page says what it is, and everything but what is public is the same “not found” as data', async () => {
    const ctx = manager()
    await fillLot(ctx.org, VEHICLES)
    await change(ctx)
    const refusals = new Set<string>()
    for (const [key, state] of Object.entries(states)) {
      const id = vehicleIdOf(ctx.org, key)
      const opened = await getVehiclePage(id)
      expect(opened.state, key).toBe(state)
      expect('vehicle' in opened, key).toBe(state === 'public' || state === 'sold')
      await getPublicVehicle({ id }).then(
        ({ vehicle }) => expect([vehicle.id, state]).toEqual([id, 'public']),
        ({ code, message }) => {
          expect(state, key).not.toBe('public')
          refusals.add(`${code} ${message}`)
        },
      )
    }
    expect([...refusals]).toEqual(['not_found Not found. It may have been removed.'])

    const open = Object.keys(states).filter((key) => states[key] === 'public')
    const ids = open.map((key) => vehicleIdOf(ctx.org, key)).toSorted()
    const dealer_id = (await findLot(ctx.org))?.dealer_id ?? ''
    const page = await getDealerPage(dealer_id, { page: 1, per_page: 24 })
    expect(page?.vehicles.map(({ id }) => id).toSorted()).toEqual(ids)
    expect((await listDealerUrls(dealer_id))?.map(({ id }) => id).toSorted()).toEqual(ids)
  })
})

test('nothing leaves but what a window sticker says', async () => {
  const ctx = manager()
  const secret = { invoice: 1, cost: 2, notes: 'internal' } as object
  const [car] = await fillLot(ctx.org, [{ key: 'a', dealer_code: OURS, sold_at: 'x', ...secret }])
  const { vehicle, contact } = await getPublicVehicle({ id: car?.id ?? '' })
  expect(Object.keys(vehicle).toSorted()).toEqual(Object.keys(PublicVehicle.def.getter().def.shape).toSorted())
  expect(vehicle).not.toHaveProperty('org')
  for (const ours of ['dealer_code', 'by_hand', 'created_at', 'days_in_stock', 'price_changed_at'])
    expect(vehicle).not.toHaveProperty(ours)
  expect(Object.keys(contact).toSorted()).toEqual(['phone', 'whatsapp'])
})

describe('a customer reaches', () => {
  const twilio = async (ctx: Ctx, senders: { phone?: string; whatsapp?: string }) => {
    const { org } = ctx
    await found(ctx)
    await createConnection(org, `token-${org}`)
    const seen = await findConnection(org)
    if (seen) await changeConnection(seen, { account_sid: 'AC1', auth_token: 'ciphertext', senders })
  }
  const phone = '+16285550001'
  const whatsapp = '+16285550002'
  test.each<[string, (ctx: Ctx) => Promise<unknown>, string | undefined, object]>([
    ['the Twilio numbers', (ctx) => twilio(ctx, { phone, whatsapp }), OURS, { phone, whatsapp }],
    ['the Twilio telephone alone', (ctx) => twilio(ctx, { phone }), OURS, { phone, whatsapp: null }],
    [
      'the feed’s telephone, where Twilio has WhatsApp alone',
      (ctx) => twilio(ctx, { whatsapp }),
      OURS,
      { phone: '+16285550111', whatsapp },
    ],
    ['the telephone of the car’s own dealer in the feed', nothing, OURS, { phone: '+16285550111', whatsapp: null }],
    ['nobody, where the car’s dealer tells no telephone', nothing, '7654321', { phone: null, whatsapp: null }],
    ['nobody, where the car is of no dealer', nothing, undefined, { phone: null, whatsapp: null }],
  ])('%s', async (_, change, dealer_code, contact) => {
    const ctx = manager()
    const [car] = await fillLot(ctx.org, [{ key: 'a', dealer_code }])
    await change(ctx)
    expect((await getPublicVehicle({ id: car?.id ?? '' })).contact).toEqual(contact)
  })
})

const found = ({ org, caller, now }: Ctx) => {
  const owner = { id: caller.id, organization: 'Bay Auto Group', first_name: 'Ana', last_name: 'Ruiz' }
  const account = { ...owner, email: 'ana@example.test', language: 'en', isConfirmed: true } as Account
  return putOrganization(org, account, now)
}

test('a vehicle is its feed’s dealer’s, else the dealership’s', async () => {
  const ctx = manager()
  await found(ctx)
  const [theirs, nobodys] = await fillLot(ctx.org, [{ key: 'a', dealer_code: OURS }, { key: 'b' }])
  const dealerOf = async (id = '') => {
    const opened = await getVehiclePage(id)
    return 'dealer' in opened ? opened.dealer : undefined
  }
  expect(await dealerOf(theirs?.id)).toEqual({
    name: 'Ruiz Motors',
    phone: '+16285550111',
    city: 'Daly City',
    state: 'CA',
  })
  expect(await dealerOf(nobodys?.id)).toEqual({ name: 'Bay Auto Group' })
})

test('a sold vehicle comes with the four that are most like it, and only such as are for sale', async () => {
  const ctx = manager()
  const car = (key: string, own: object = {}) => ({
    key,
    make: 'Ford',
    model: 'Escape',
    year: 2021,
    price: 2_000_000,
    ...own,
  })
  const [sold] = await fillLot(ctx.org, [
    car('sold', { availability: 'sold' }),
    car('other make', { make: 'Audi', model: 'A4' }),
    car('other model', { model: 'Edge' }),
    car('dearer', { price: 2_900_000 }),
    car('older', { year: 2019 }),
    car('same'),
    car('inbound', { availability: 'inbound' }),
    car('bare', { make: undefined, model: undefined, year: undefined, price: undefined }),
  ])
  const opened = await getVehiclePage(sold?.id ?? '')
  const names = ['same', 'older', 'dearer', 'other model'].map((key) => vehicleIdOf(ctx.org, key))
  const similar = 'findSimilar' in opened ? await opened.findSimilar() : []
  expect(similar.map(({ id }) => id)).toEqual(names)
})

describe('a dealer’s page', () => {
  const openPage = async (cars: number, page: number) => {
    const ctx = manager()
    await fillLot(
      ctx.org,
      Array.from({ length: cars }, (_, i) => ({
        key: `${i}`,
        created_at: `2026-01-0${i + 1}T00:00:00Z`,
        stockNumber: `${i}`,
      })),
    )
    const userId = (await findLot(ctx.org))?.dealer_id ?? ''
    return listPublicVehicles({ userId, page, per_page: 3 })
  }
  test.each([
    [0, 1, 1, 1, []],
    [1, 1, 1, 1, ['0']],
    [3, 1, 1, 1, ['2', '1', '0']],
    [4, 2, 2, 2, ['0']],
    [4, 7, 2, 2, ['0']],
  ])(
    'of %i vehicles, asked for page %i, is page %i of %i and holds %j, newest first',
    async (cars, page, currentPage, last_page, stock) => {
      const answer = await openPage(cars, page)
      expect(answer).toMatchObject({ total: cars, currentPage, last_page, perPage: 3 })
      expect(answer.data.map(({ stockNumber }) => stockNumber)).toEqual(stock)
    },
  )

  test('of the largest vehicles there can be fits a Lambda’s answer, and each vehicle alone is whole', async () => {
    const ctx = manager()
    const texts = (count: number, length: number, filler: string) =>
      Array.from({ length: count }, (_, i) => `${i}`.padEnd(length, filler))
    const [description = ''] = texts(1, 20_000, '"')
    const images = texts(60, 1980, 'x').map((name) => `https://a.example/${name}`)
    const largest = { description, images, options: texts(200, 120, '"') }
    const cars = await fillLot(
      ctx.org,
      Array.from({ length: 51 }, (_, i) => ({ key: `${i}`, ...largest })),
    )
    const userId = (await findLot(ctx.org))?.dealer_id ?? ''
    const { query, output } = open.dealer
    const asked = query.parse({ per_page: '200' })
    const answer = await listPublicVehicles({ userId, ...asked })
    expect(answer).toMatchObject({ total: 51, perPage: 50, last_page: 2 })
    expect(answer.data).toHaveLength(50)
    expect(answer.data[0]).toMatchObject({ images: images.slice(0, 2), description: description.slice(0, 1000) })
    expect(Buffer.byteLength(JSON.stringify(asJson(200, output.parse(answer))))).toBeLessThan(6 * 1024 * 1024)
    expect((await getPublicVehicle({ id: cars[0]?.id ?? '' })).vehicle).toMatchObject(largest)
  })

  test('is not searched by what only staff sees', async () => {
    const ctx = manager()
    await fillLot(ctx.org, [{ key: 'a', make: 'Ford', stockNumber: 'L1002', dealer_code: OURS }])
    const dealer_id = (await findLot(ctx.org))?.dealer_id ?? ''
    const found = async (search: string) => (await getDealerPage(dealer_id, { page: 1, per_page: 3, search }))?.total
    expect([await found('ford'), await found('L1002'), await found(OURS)]).toEqual([1, 1, 0])
  })

  test('of an id that is no dealer’s is not found, an organization’s own id among them', async () => {
    const ctx = manager()
    await fillLot(ctx.org, VEHICLES)
    for (const userId of [ctx.org, ctx.caller.id, 'nobody'])
      await expect(listPublicVehicles({ userId, page: 1, per_page: 3 })).rejects.toMatchObject({
        code: 'not_found',
      })
    expect(await listDealerUrls(ctx.org)).toBeUndefined()
  })

  test('tells search engines when a vehicle last changed', async () => {
    const ctx = manager()
    await fillLot(ctx.org, [{ key: 'a', created_at: '2026-01-02T03:04:05.000Z' }])
    const dealer_id = (await findLot(ctx.org))?.dealer_id ?? ''
    const changed_at = new Date('2026-01-02T03:04:05.000Z')
    expect(await listDealerUrls(dealer_id)).toEqual([{ id: vehicleIdOf(ctx.org, 'a'), changed_at }])
  })
})

test('a vehicle’s page reads three items', async () => {
  const ctx = manager()
  const [car] = await fillLot(ctx.org, [{ key: 'a' }])
  expect(await metered(() => getVehiclePage(car?.id ?? ''))).toMatchObject({ reads: 3, writes: 0 })
})

describe('what visitors read counts half, as it may be a moment old:', () => {
  /** So large that a consistent read takes four units, and an eventually consistent one two. */
  const large = (key: string, own: object = {}): Vehicle => ({ key, description: 'x'.repeat(15_000), ...own })
  const units = async (operation: () => Promise<unknown>) => (await metered(operation)).readUnits

  test('a page of a dealer’s vehicles', async () => {
    const ctx = manager()
    const count = 20
    await fillLot(
      ctx.org,
      Array.from({ length: count }, (_, i) => large(`${i}`)),
    )
    const userId = (await findLot(ctx.org))?.dealer_id ?? ''
    const read = await units(() => listPublicVehicles({ userId, page: 1, per_page: count }))
    expect(read).toBeGreaterThanOrEqual(count * 2)
    expect(read).toBeLessThan(count * 2 + 5)
  })

  test('vehicles like one that was sold', async () => {
    const ctx = manager()
    const [sold] = await fillLot(ctx.org, [
      large('sold', { availability: 'sold' }),
      ...['a', 'b', 'c', 'd'].map((key) => large(key)),
    ])
    const read = await units(async () => {
      const opened = await getVehiclePage(sold?.id ?? '')
      expect('findSimilar' in opened && (await opened.findSimilar()).length).toBe(4)
    })
    expect(read).toBeGreaterThanOrEqual(5 * 2)
    expect(read).toBeLessThan(5 * 2 + 5)
  })
})

test('all that is read for a stranger lies in the partitions that such functions may reach', async () => {
  const ctx = manager()
  const [sold] = await fillLot(ctx.org, [
    { key: 'sold', dealer_code: OURS, make: 'Ford', availability: 'sold' },
    { key: 'similar', dealer_code: OURS, make: 'Ford' },
  ])
  const lot = await findLot(ctx.org)
  const asked: string[] = []
  table.getDocumentClient().middlewareStack.add(
    (next) => async (args) => {
      asked.push(JSON.stringify(args.input))
      return next(args)
    },
    { step: 'initialize', name: 'listen', override: true },
  )
  const opened = await getVehiclePage(sold?.id ?? '')
  if ('findSimilar' in opened) expect(await opened.findSimilar()).toHaveLength(1)
  await getDealerPage(lot?.dealer_id ?? '', { page: 1, per_page: 20 })
  await listDealerUrls(lot?.dealer_id ?? '')
  await countVisit(
    { ...ctx, agent: 'Mozilla/5.0 Safari/604.1' },
    { id: vehicleIdOf(ctx.org, 'similar'), what: 'views' },
  )
  table.getDocumentClient().middlewareStack.remove('listen')

  const partitions = asked.join().match(/"(?:VEHICLE|DEALER|VISIT|O|USER|HOOK)#[^"]*"/g) ?? []
  const open = [...openPartitions.showroom, ...openPartitions.count].map(
    (like) => new RegExp(`^"${like.replaceAll('?', '.').replaceAll('*', '.*')}"$`),
  )
  expect(new Set(partitions).size).toBeGreaterThanOrEqual(6)
  expect(partitions.filter((partition) => !open.some((like) => like.test(partition)))).toEqual([])
})
