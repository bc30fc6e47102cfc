import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { runWords } from '#contract/stock/run-words.ts'
import { VehicleInput } from '#contract/stock/vehicle-input.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { extendLease, findLot } from '../../../../functions/core/stock/catalogue/door.ts'
import { updateLot } from '../../../../functions/core/stock/catalogue/lot-store.ts'
import { openCatalogue } from '../../../../functions/core/stock/catalogue/open-catalogue.ts'
import { createVehicle } from '../../../../functions/core/stock/inventory/create-vehicle.ts'
import { listInventory } from '../../../../functions/core/stock/inventory/list-inventory.ts'
import { removeVehicle } from '../../../../functions/core/stock/inventory/remove-vehicle.ts'
import { getVehiclePage } from '../../../../functions/core/stock/showroom/get-vehicle-page.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { leaseUntil } from '../../../../functions/core/stock/syncs/hold-lease.ts'
import { listSyncs } from '../../../../functions/core/stock/syncs/list-syncs.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { listOpenRuns } from '../../../../functions/core/stock/syncs/store.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'
import { takeRun } from '../../../../functions/core/stock/syncs/take-run.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { manager } from '../../../bench/dealership.ts'
import { newFolder } from '../../../new-folder.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, upload, vehicleOf, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  ctx = { ...manager(), now: new Date() }
})

/** As if the worker's time without a heartbeat were over. */
const passLease = ({ org }: Ctx) => updateLot({ org, run_until: new Date(Date.now() - 1000).toISOString() })

/** A run's writes at which a worker is killed, in order. */
const DEATHS: Record<string, RegExp> = {
  'the note that cars are written': /"#\w+":"writing"/,
  'the first car': /VEHICLE#/,
  'the catalogue': /#CATALOGUE/,
  'the moment it counts': /catalogue_parts/,
  'the first sold mark': /VEHICLE#.*sold_at/,
  'the end': /OPEN|finished_at/,
}
const lives = new AsyncLocalStorage<{ isOver: boolean }>()

/** Has a worker bring a run this far: from then on it neither reads nor writes, nor gives a sign of life. */
async function killWorkerAt(place: string, run: string) {
  // Its downloads remain where it is killed.
  vi.stubEnv('TMPDIR', newFolder('worker'))
  const life = { isOver: false }
  const killed = Promise.withResolvers<string>()
  const never = new Promise<never>(() => {})
  hear((next, { commandName = '' }) => async (args) => {
    if (lives.getStore() !== life) return next(args)
    if (life.isOver) return never
    if (!/Write|Update|Put/.test(commandName) || !DEATHS[place]?.test(JSON.stringify(args.input))) return next(args)
    life.isOver = true
    // The write of a first vehicle still succeeds.
    if (place === 'the first car') await next(args)
    killed.resolve('killed')
    return never
  })
  const ended = lives.run(life, () => syncInventory({ org: ctx.org, now: new Date(), requestId: 'killed' }, { run }))
  expect(await Promise.race([killed.promise, ended]), place).toBe('killed')
}

/** 120 vehicles, of which the second file changes 3, removes 2 and adds 1; the last two batches of writes differ. */
const BEFORE = vehiclesOf(120)
const AFTER = [
  ...BEFORE.slice(0, 118).map((vehicle, i) => (i < 3 ? { ...vehicle, price: 1_000 } : vehicle)),
  { stock: 'NEW' },
]

describe('a worker that is killed', () => {
  test.each(['the first car', 'the catalogue', 'the moment it counts', 'the first sold mark', 'the end'])(
    'at %s leaves a whole inventory, and the next run makes it right',
    async (place) => {
      await bringIn(ctx, feedOf(BEFORE))
      const run = await upload(laterBy(ctx, 0.5), feedOf(AFTER))
      await killWorkerAt(place, run)

      const isPublished = place === 'the first sold mark' || place === 'the end'
      await expectListed(isPublished ? AFTER : BEFORE, AFTER)
      const before = await world.delayed()
      expect(await work(ctx, run), 'another worker while the first may live').toMatchObject({ status: 'running' })
      expect(await world.delayed(), 'it will be looked at again').toBe(before + 1)

      await passLease(ctx)
      expect(await work(laterBy(ctx, 1), run)).toMatchObject({ status: 'failed', message: /interrupted.*the next run/ })
      const [next] = (await listSyncs(ctx)).data
      expect(next).toMatchObject({ status: 'queued', file: 'cars.csv' })
      expect(await work(ctx, next?.id ?? '')).toMatchObject({ status: 'done' })
      await expectAfter()
    },
  )

  test('and whose file is followed by the old one again leaves no vehicle as it should not be', async () => {
    await bringIn(ctx, feedOf(BEFORE))
    await killWorkerAt('the moment it counts', await upload(ctx, feedOf(AFTER)))
    expect(await vehicleOf(ctx, '1234567#S0')).toMatchObject({ price: 100_000 })

    await passLease(ctx)
    expect(await bringIn(ctx, feedOf(BEFORE))).toMatchObject({ status: 'done', counts: { unchanged: 120 } })
    expect(await vehicleOf(ctx, '1234567#S119')).toMatchObject({ availability: 'available' })
    expect(await vehicleOf(ctx, '1234567#S0')).toMatchObject({ price: 2_000_000 })
    expect((await findLot(ctx.org, true))?.writing).toBeUndefined()
  })

  test('before it wrote a vehicle has changed nothing, and the manager is told so', async () => {
    await bringIn(ctx, feedOf(BEFORE))
    const run = await upload(laterBy(ctx, 0.5), feedOf(AFTER))
    await killWorkerAt('the note that cars are written', run)
    await passLease(ctx)
    expect(await work(laterBy(ctx, 1), run)).toMatchObject({ status: 'failed', message: /Nothing has changed/ })
  })

  test.each(['an uploaded', 'a fetched'])(
    'in the middle of %s file that a manager confirmed is followed by one that completes it',
    async (kind) => {
      const few = vehiclesOf(3, { price: 1_000 })
      const put = (vehicles: Vehicles) => world.ftp.folder.put('cars.csv', feedOf(vehicles))
      await put(BEFORE)
      if (kind === 'a fetched') await work(ctx, (await world.connect(ctx)).sync?.id ?? '')
      else await bringIn(ctx, feedOf(BEFORE))
      await put(few)
      const later = laterBy(ctx, 1)
      const { id } = kind === 'a fetched' ? (await startSync(later, {})).sync : { id: await upload(later, feedOf(few)) }
      expect(await work(later, id)).toMatchObject({ status: 'held' })

      await confirmSync(laterBy(ctx, 2), { id })
      await killWorkerAt('the first car', id)
      await passLease(ctx)
      await put(BEFORE)
      await syncInventory({ ...laterBy(ctx, 3), requestId: 'clock' }, kind === 'a fetched' ? {} : { run: id })
      const [next] = (await listSyncs(ctx)).data
      expect(next).toMatchObject({ status: 'queued', file: 'cars.csv' })
      expect(next?.id).not.toBe(id)
      expect(await work(laterBy(ctx, 3), next?.id ?? '')).toMatchObject({ status: 'done' })
      await expectListed(few)
      expect(await vehicleOf(ctx, '1234567#S119')).toMatchObject({ availability: 'sold' })
    },
  )

  test('after it fetched a file is followed by one that brings in that file, though another lies there by now', async () => {
    await world.ftp.folder.put('cars.csv', feedOf(BEFORE))
    const { sync } = await world.connect(ctx)
    await killWorkerAt('the catalogue', sync?.id ?? '')
    await passLease(ctx)
    await world.ftp.folder.put('cars.csv', feedOf(AFTER))
    await work(laterBy(ctx, 1), sync?.id ?? '')
    const next = (await listSyncs(ctx)).data[0]?.id ?? ''
    expect(await work(laterBy(ctx, 1), next)).toMatchObject({ status: 'done', counts: { created: 120 } })
    await expectListed(BEFORE)
  })

  test.each([
    ['at its first write', 'the note that cars are written'],
    ['in the middle', 'the catalogue'],
  ])(
    '%s is followed by another as soon as its last sign of life is 75 seconds old, without the clock',
    async (_, at) => {
      await bringIn(ctx, feedOf(BEFORE))
      const run = await upload(ctx, feedOf(AFTER))
      await killWorkerAt(at, run)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 70_000 })
      expect(await world.due(ctx)).not.toContain(run)
      vi.setSystemTime(Date.now() + 10_000)
      expect(await world.due(ctx)).toContain(run)
      expect(await work(laterBy(ctx, 1), run)).toMatchObject({ status: 'failed', message: /interrupted/ })
      vi.useRealTimers()
      const [next] = (await listSyncs(ctx)).data
      expect(next?.id).not.toBe(run)
      expect(await work(laterBy(ctx, 2), next?.id ?? '')).toMatchObject({ status: 'done' })
      await expectAfter()
    },
  )

  test('three times is given up, and the dealership can begin anew', async () => {
    let run = await upload(ctx, feedOf(BEFORE))
    for (let attempt = 1; attempt <= 3; attempt++) {
      await killWorkerAt('the moment it counts', run)
      await passLease(ctx)
      await work(laterBy(ctx, attempt), run)
      run = (await listSyncs(ctx)).data[0]?.id ?? ''
    }
    expect((await listSyncs(ctx)).data.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed'])
    expect((await listOpenRuns()).rows.filter(({ org }) => org === ctx.org)).toEqual([])
    expect(await bringIn(ctx, feedOf(BEFORE))).toMatchObject({ status: 'done', counts: { created: 120 } })
  })
})

test('a run whose worker ended it is looked at once more, and that is all', async () => {
  const run = await upload(ctx, feedOf(BEFORE))
  const done = await work(ctx, run)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 80_000 })
  expect(await world.due(ctx)).toEqual([run])
  expect(await work(laterBy(ctx, 1), run)).toEqual(done)
  vi.setSystemTime(Date.now() + 900_000)
  expect(await world.due(ctx)).toEqual([])
  vi.useRealTimers()
})

test('a run that the queue would not have looked at again waits as it did', async () => {
  const run = await upload(ctx, feedOf(BEFORE))
  vi.stubEnv(queueVariable('sync-inventory'), 'http://127.0.0.1:1/no-queue')
  await expect(work(ctx, run)).rejects.toThrow()
  vi.unstubAllEnvs()
  expect(await getSync(ctx, { id: run })).toMatchObject({ status: 'queued' })
  expect(await work(ctx, run)).toMatchObject({ status: 'done' })
})

test('a worker that lost the lot while it slept publishes nothing and ends nothing', async () => {
  await bringIn(ctx, feedOf(BEFORE))
  const run = await upload(ctx, feedOf(AFTER))
  let newer: Promise<unknown> | undefined
  const forget = beforeWrite(/#CATALOGUE/, async () => {
    forget()
    await passLease(ctx)
    newer = bringIn(ctx, feedOf(BEFORE.slice(0, 119)))
    await newer
  })
  expect(await work(ctx, run)).toMatchObject({ status: 'failed', message: /interrupted/ })
  expect(newer).toBeDefined()
  expect(await keysIn(ctx)).toEqual(
    BEFORE.slice(0, 119)
      .map(({ stock }) => `1234567#${stock}`)
      .sort(),
  )
})

test('a worker whose writes the table puts off until its lease runs out sends no more of them', async () => {
  const run = await upload(ctx, feedOf(vehiclesOf(20)))
  vi.useFakeTimers({ toFake: ['Date'] })
  let sent = 0
  const forget = answerWrites(/VEHICLE#/, ({ RequestItems }) => {
    sent++
    vi.setSystemTime(Date.now() + 45_000)
    return { UnprocessedItems: RequestItems }
  })
  expect(await work(ctx, run)).toMatchObject({ status: 'running' })
  forget()
  vi.useRealTimers()
  expect(sent).toBe(2)
})

/** Patterns of a run's writes, in order. */
const PLACES = [
  ['the note that cars are written', /"#\w+":"writing"/],
  ['the first car', /VEHICLE#/],
  ['the catalogue', /#CATALOGUE/],
  ['the moment it counts', /catalogue_parts/],
] as const

test.each(PLACES)(
  'a change by hand that was let through, since the run’s time was over at %s, stays',
  async (_, write) => {
    await bringIn(ctx, feedOf(BEFORE))
    const run = await upload(ctx, feedOf(AFTER))
    const forget = beforeWrite(write, async () => {
      forget()
      await passLease(ctx)
      await removeVehicle(ctx, { id: vehicleIdOf(ctx.org, '1234567#S5') })
      await createVehicle(ctx, VehicleInput.parse({ make: 'Ford', model: 'Edge' }))
    })
    expect(await work(ctx, run)).toMatchObject({ status: 'running' })
    const keys = await keysIn(ctx)
    expect(keys).toHaveLength(BEFORE.length)
    expect(keys).not.toContain('1234567#S5')
    expect(await vehicleOf(ctx, '1234567#S5')).toMatchObject({ availability: 'sold' })

    await work(laterBy(ctx, 1), run)
    const [next] = (await listSyncs(ctx)).data
    expect(await work(laterBy(ctx, 1), next?.id ?? '')).toMatchObject({ status: 'done' })
    expect(await keysIn(ctx), 'the car by hand is there still').toHaveLength(AFTER.length + 1)
  },
)

test('a run whose time is over publishes nothing, nor does its time come back', async () => {
  await bringIn(ctx, feedOf(BEFORE))
  const run = await upload(ctx, feedOf(AFTER))
  const forget = beforeWrite(/catalogue_parts/, async () => {
    forget()
    await passLease(ctx)
  })
  expect(await work(ctx, run)).toMatchObject({ status: 'running' })
  expect(await extendLease(ctx.org, run, leaseUntil())).toBe(false)
  await expectListed(BEFORE, AFTER)
})

test('a run whose worker gives a sign of life in the last moment is let be', async () => {
  const run = await upload(ctx, feedOf(BEFORE))
  await takeRun({ ...ctx, requestId: 'first' }, { run })
  await passLease(ctx)
  const forget = beforeWrite(/"attempt"/, async () => {
    forget()
    await updateLot({ org: ctx.org, run_until: leaseUntil() })
  })
  expect(await work(ctx, run)).toMatchObject({ status: 'running' })
  expect((await listSyncs(ctx)).data).toHaveLength(1)
})

describe('a run that waits for its worker, however long the queue is,', () => {
  const DONE = { status: 'done', counts: { created: 120 } }
  let run: string
  beforeEach(async () => {
    run = await upload(ctx, feedOf(BEFORE))
    await passLease(ctx)
  })
  const runs = async () => (await listSyncs(ctx)).data.map(({ id }) => id)

  test('is done when its turn comes', async () => {
    expect(await work(laterBy(ctx, 3), run)).toMatchObject(DONE)
    expect(await runs()).toEqual([run])
  })

  test('is done by the worker that the clock sends', async () => {
    await syncInventory({ ...laterBy(ctx, 1), requestId: 'clock' }, {})
    expect(await getSync(ctx, { id: run })).toMatchObject(DONE)
    expect(await runs()).toEqual([run])
  })

  test('is done once, whoever comes', async () => {
    const both = await Promise.all([work(ctx, run), work(ctx, run)])
    expect(both.map(({ status }) => status).sort()).toEqual(['done', 'running'])
    expect(await runs()).toEqual([run])
  })

  test('is what a manager is told of who asks again, and keeps other files waiting', async () => {
    await world.connect(ctx)
    expect((await startSync(laterBy(ctx, 1), {})).sync).toMatchObject({ id: run, status: 'queued' })
    await expect(upload(laterBy(ctx, 1), feedOf(AFTER))).rejects.toMatchObject({ code: 'conflict' })
    expect(await work(ctx, run)).toMatchObject(DONE)
  })

  test('is no longer taken once the lot is another’s', async () => {
    await updateLot({ org: ctx.org, run: 'another', run_until: leaseUntil() })
    expect(await work(ctx, run)).toMatchObject({ status: 'failed', message: /interrupted/ })
  })
})

describe('a run that fails', () => {
  const fail = () => Promise.reject(new Error('The table is away.'))
  const failing = (run: string, hours = 1) =>
    expect(work(laterBy(ctx, hours), run)).rejects.toThrow('The table is away.')
  const newest = async () => (await listSyncs(ctx)).data[0]?.id ?? ''

  test.each([
    ['as cars are to be written', /VEHICLE#/, BEFORE],
    ['as the list is to count', /catalogue_parts/, BEFORE],
    ['as what is sold is to be marked', /VEHICLE#.*sold_at/, AFTER],
    ['as it is to end', /finished_at/, AFTER],
  ])('%s is gone on with at once, and nobody is told that nothing happened', async (_, write, listed) => {
    await bringIn(ctx, feedOf(BEFORE))
    const run = await upload(laterBy(ctx, 0.5), feedOf(AFTER))
    const forget = beforeWrite(write, () => {
      forget()
      return fail()
    })
    await failing(run)
    await expectListed(listed, AFTER)
    const told = { status: 'failed', is_half_written: true, message: runWords.half_written.en }
    expect(await getSync(ctx, { id: run })).toMatchObject(told)
    expect(await work(laterBy(ctx, 2), await newest())).toMatchObject({ status: 'done', is_half_written: false })
    await expectAfter()
    const sold = await getVehiclePage(vehicleIdOf(ctx.org, '1234567#S118'))
    expect(sold).toMatchObject({ state: 'sold' })
  })

  test('again and again is gone on with when its worker would have given a sign of life', async () => {
    await bringIn(ctx, feedOf(BEFORE))
    const run = await upload(laterBy(ctx, 0.5), feedOf(AFTER))
    const forget = beforeWrite(/VEHICLE#.*sold_at/, fail)
    await failing(run)
    const second = await newest()
    await failing(second, 2)
    forget()
    expect(await getSync(ctx, { id: second })).toMatchObject({ status: 'running' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 80_000 })
    expect(await world.due(ctx)).toContain(second)
    expect(await work(laterBy(ctx, 3), second)).toMatchObject({ status: 'failed', is_half_written: true })
    vi.useRealTimers()
    expect(await work(laterBy(ctx, 4), await newest())).toMatchObject({ status: 'done' })
    await expectAfter()
  })

  test('before it wrote anything says so, and what to do', async () => {
    await bringIn(ctx, feedOf(BEFORE))
    const run = await upload(laterBy(ctx, 0.5), feedOf(AFTER))
    const forget = beforeWrite(/header_hash/, fail)
    await failing(run)
    forget()
    expect(await getSync(ctx, { id: run })).toMatchObject({
      status: 'failed',
      is_half_written: false,
      message: 'Something went wrong on our side. Upload the file again.',
    })
    expect(await newest()).toBe(run)
    await expectListed(BEFORE)
  })
})

test('two syncs at once are one run', async () => {
  await world.connect(ctx)
  const started = await Promise.all([1, 2, 3, 4].map(() => startSync(ctx, {})))
  expect(new Set(started.map(({ sync }) => sync.id)).size).toBe(1)
  expect((await listSyncs(ctx)).data).toHaveLength(1)
})

test('two workers for one run do it once', async () => {
  const run = await upload(ctx, feedOf(BEFORE))
  const both = await Promise.all([work(ctx, run), work(ctx, run)])
  expect(both.map(({ status }) => status).sort()).toEqual(['done', 'running'])
  expect((await openCatalogue(ctx.org, true))?.rows).toHaveLength(120)
})

type Vehicles = Parameters<typeof feedOf>[0]
const FIRST_PAGE = { page: 1, search: '', sort_by: 'created_at_desc' } as const

/** Readers find exactly these vehicles, none sold, each with its price in that file, or in one that was started. */
async function expectListed(vehicles: Vehicles, begun: Vehicles = []) {
  const { data, total } = await listInventory(ctx, { ...FIRST_PAGE, per_page: 200 })
  expect(total).toBe(vehicles.length)
  const seen = new Map(data.map((vehicle) => [vehicle.stockNumber, vehicle]))
  expect([...seen.keys()].sort()).toEqual(vehicles.map(({ stock }) => stock).sort())
  for (const { stock, price = 20_000 } of vehicles) {
    const vehicle = seen.get(stock)
    const newer = begun.find((one) => one.stock === stock)
    expect([price, newer?.price ?? price], stock).toContain(vehicle?.price)
    expect(vehicle?.availability, stock).toBe('available')
  }
}

async function expectAfter(more: string[] = []) {
  expect(await keysIn(ctx)).toEqual([...AFTER.map(({ stock }) => `1234567#${stock}`), ...more].sort())
  expect(await vehicleOf(ctx, '1234567#S0')).toMatchObject({ price: 100_000, previous_price: 2_000_000 })
  expect(await vehicleOf(ctx, '1234567#S118')).toMatchObject({ availability: 'sold' })
  expect(await vehicleOf(ctx, '1234567#NEW')).toMatchObject({ availability: 'available' })
  const lot = await findLot(ctx.org, true)
  expect([lot?.run, lot?.run_until, lot?.writing]).toEqual([undefined, undefined, undefined])
}

/** Does something just before a matching write to the table; returns a function that stops it. */
function beforeWrite(pattern: RegExp, act: () => Promise<unknown>): () => void {
  return hear((next, { commandName = '' }) => async (args) => {
    if (/Write|Update|Put/.test(commandName) && pattern.test(JSON.stringify(args.input))) await act()
    return next(args)
  })
}

/** Responds to matching writes in place of the table; returns a function that stops it. */
function answerWrites(pattern: RegExp, answer: (input: { RequestItems?: object }) => object): () => void {
  return hear((next, { commandName = '' }) => async (args) => {
    const isMeant = /Write/.test(commandName) && pattern.test(JSON.stringify(args.input))
    return isMeant ? { output: { $metadata: {}, ...answer(args.input) }, response: {} } : next(args)
  })
}

type Handle = (args: { input: object }) => Promise<object>

/** Puts a step between core and the table, until the function that it returns is called, or the test ends. */
function hear(step: (next: Handle, context: { commandName?: string }) => Handle): () => void {
  const { middlewareStack } = table.getDocumentClient()
  middlewareStack.add(step as never, { step: 'initialize' })
  const forget = () => void middlewareStack.remove(step as never)
  onTestFinished(forget)
  return forget
}
