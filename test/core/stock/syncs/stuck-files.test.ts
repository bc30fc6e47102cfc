import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stockRefusals } from '#contract/stock/refusals.ts'
import { runWords } from '#contract/stock/run-words.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { listIntegrations } from '../../../../functions/core/stock/sources/list-integrations.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { getProblemsLink } from '../../../../functions/core/stock/syncs/get-problems-link.ts'
import { listSyncs } from '../../../../functions/core/stock/syncs/list-syncs.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { endRun } from '../../../../functions/core/stock/syncs/store.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'
import { updateMapping } from '../../../../functions/core/stock/syncs/update-mapping.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, feedOf, laterBy, openStockWorld, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
})

/** Stores the dealer's file with this second as its time: a whole minute may hide a change, and would be read again. */
function put(text: string, second: number) {
  const path = join(world.ftp.folder.path, 'cars.csv')
  writeFileSync(path, text)
  const at = new Date(Date.UTC(2026, 10, 20, 12, 0, second))
  utimesSync(path, at, at)
}
/** Other bytes under the same name, size and time: only reading them again shows the difference. */
function swap(text: string) {
  const path = join(world.ftp.folder.path, 'cars.csv')
  const { size, mtime } = statSync(path)
  writeFileSync(path, text.padEnd(size, '\n'))
  utimesSync(path, mtime, mtime)
}
const clock = (hours: number) => syncInventory({ ...laterBy(ctx, hours), requestId: 'clock' }, {})
const sync = async (hours: number) => work(laterBy(ctx, hours), (await startSync(laterBy(ctx, hours), {})).sync.id)
const runs = async () => (await listSyncs(ctx)).data.map(({ status, message }) => [status, message])

const HELD = expect.stringContaining('marks 7 of 10 vehicles sold')
const UNREADABLE = expect.stringContaining('No column holds')
const FAILED = runWords.failed.en
const UP_TO_DATE = runWords.up_to_date.en
const SUPERSEDED = stockRefusals.superseded.en
const NONE = 'There is no CSV, TXT, or ZIP file on the FTP server.'
const FIRST = ['done', '10 new vehicles.']

beforeEach(async () => {
  ctx = manager()
  put(feedOf(vehiclesOf(10)), 1)
  expect(await work(ctx, (await world.connect(ctx)).sync?.id ?? '')).toMatchObject({ status: 'done' })
})

test.each([
  ['is held', feedOf(vehiclesOf(3)), 'held', HELD],
  ['could not be read', 'Name,Telephone\nAna,555\nLuis,556\nEva,557\n', 'failed', UNREADABLE],
])('a file that %s is read by the clock once, and by a manager who asks', async (_, file, status, message) => {
  put(file, 2)
  await clock(1)
  expect(await runs()).toEqual([[status, message], FIRST])
  swap('')
  await clock(2)
  await clock(3)
  expect(await runs()).toEqual([[status, message], FIRST])
  const { integrations } = await listIntegrations(laterBy(ctx, 3))
  expect(integrations[0]?.last_sync).toMatchObject({ status, message })

  expect(await sync(4)).toMatchObject({ status: 'failed', message: 'The file is empty.' })
})

test('a newer file is read, whatever the one before it was', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  put(feedOf(vehiclesOf(3)), 3)
  await clock(2)
  swap('')
  await clock(2.5)
  expect(await runs(), 'the same bytes with another time').toEqual([['held', HELD], FIRST])
  put(feedOf(vehiclesOf(9)), 4)
  await clock(3)
  expect((await runs())[0]).toEqual(['done', '1 sold.'])
})

test('the same file is read again once the columns were chosen anew, or something else was told meanwhile', async () => {
  put(feedOf(vehiclesOf(3)).replace('Make,Model', 'Marque,Modell').replace('Odometer', 'Title'), 2)
  await clock(1)
  const before = await runs()
  await clock(2)
  expect(await runs()).toEqual(before)
  await updateMapping(ctx, { fields: { make: 'Marque', model: 'Modell' } })
  await clock(3)
  expect(await runs()).not.toEqual(before)

  put('Name,Telephone\nAna,555\n', 3)
  await clock(4)
  await world.ftp.folder.remove('cars.csv')
  await clock(5)
  put('Name,Telephone\nAna,555\n', 3)
  await clock(6)
  expect((await runs()).slice(0, 3)).toEqual([
    ['failed', UNREADABLE],
    ['failed', NONE],
    ['failed', UNREADABLE],
  ])
})

test('columns that are chosen while a file is being read count from the next sync on', async () => {
  const { middlewareStack } = table.getDocumentClient()
  const choose = () => updateMapping(ctx, { fields: { trim: 'Model' } })
  let chosen: Promise<unknown> | undefined
  middlewareStack.add(
    (next) => async (args) => {
      if (!chosen && JSON.stringify(args.input).includes('last_file')) {
        chosen = Promise.resolve()
        chosen = choose()
        await chosen
      }
      return next(args)
    },
    { step: 'initialize', name: 'choose' },
  )
  put(feedOf(vehiclesOf(9)), 2)
  await clock(1).finally(() => middlewareStack.remove('choose'))
  await clock(2)
  await clock(3)
  expect((await runs()).slice(0, 3)).toEqual([
    ['done', expect.stringContaining('up to date')],
    ['done', '9 changed.'],
    ['done', '1 sold.'],
  ])
})

test('a held file that is confirmed is the one that is up to date', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  const { id = '' } = (await listSyncs(ctx)).data[0] ?? {}
  await confirmSync(laterBy(ctx, 2), { id })
  expect(await work(laterBy(ctx, 2), id)).toMatchObject({ status: 'done', counts: { sold: 7 } })
  await clock(3)
  expect((await listSyncs(ctx)).data[0]).toMatchObject({ status: 'done', counts: { unchanged: 3, errors: 0 } })
})

test('a held file whose confirmed run came to nothing is offered again', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  const { id = '' } = (await listSyncs(ctx)).data[0] ?? {}
  await confirmSync(laterBy(ctx, 2), { id })
  await endRun({ org: ctx.org, id, status: 'failed', finished_at: ctx.now.toISOString(), words: { key: 'failed' } })
  await clock(3)
  expect(await runs()).toEqual([['held', HELD], ['failed', FAILED], FIRST])
})

test('what was wrong with rows is told, and can be had, for as long as their file is the newest', async () => {
  const rows = feedOf(vehiclesOf(10)).replaceAll('S4,,2020,Ford,Escape', 'S4,,2020,,')
  put(rows, 2)
  await clock(1)
  const [first] = (await listSyncs(ctx)).data
  expect(first).toMatchObject({ counts: { errors: 1 }, errors_url: `/api/inventory/syncs/${first?.id}/errors` })
  for (const [hours, second] of [
    [2, 2],
    [3, 3],
    [4, 3],
  ] as const) {
    put(rows, second)
    await clock(hours)
    const again = (await listSyncs(ctx)).data[0]
    expect(again?.id).not.toBe(first?.id)
    expect(again).toMatchObject({ message: /up to date/, counts: { errors: 1 }, errors_url: first?.errors_url })
  }
  expect((await getProblemsLink(ctx, { id: first?.id ?? '' })).location).toMatch(/^http/)
  const { integrations } = await listIntegrations(laterBy(ctx, 24 * 7))
  expect(integrations[0]?.last_sync).toMatchObject({ counts: { errors: 1 }, errors_url: null })

  put(feedOf(vehiclesOf(10)), 5)
  await clock(5)
  expect((await listSyncs(ctx)).data[0]).toMatchObject({ counts: { errors: 0 }, errors_url: null })
})

test('a file that was sent by hand and held is not pushed aside by the dealer’s, which is held too', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  const sent = await bringIn(laterBy(ctx, 2), feedOf(vehiclesOf(4)))
  await clock(3)
  expect((await listSyncs(ctx)).data[0]).toMatchObject({ id: sent.id, status: 'held' })
})

test('a file that was sent by hand and held waits while the dealer’s is as it was, and can be confirmed then', async () => {
  const { id, message } = await bringIn(laterBy(ctx, 1), feedOf(vehiclesOf(4)))
  const waiting = [['held', message], FIRST]
  await clock(2)
  await clock(3)
  expect(await runs()).toEqual(waiting)

  await world.ftp.folder.remove('cars.csv')
  await clock(4)
  put(feedOf(vehiclesOf(10)), 1)
  await clock(5)
  await clock(6)
  const SAME = ['done', UP_TO_DATE]
  expect(await runs(), 'the failure is taken back once').toEqual([SAME, ['failed', NONE], ...waiting])
  expect(await sync(7)).toMatchObject({ status: 'done', message: UP_TO_DATE })

  await confirmSync(laterBy(ctx, 8), { id })
  expect(await work(laterBy(ctx, 8), id)).toMatchObject({ status: 'done', counts: { sold: 6 } })
})

test('the dealer’s own file that is held gives way to the one before it, put there again', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  put(feedOf(vehiclesOf(10)), 1)
  await clock(2)
  expect(await runs()).toEqual([['done', UP_TO_DATE], ['failed', SUPERSEDED], FIRST])
})

test('once a file that was sent by hand cannot be confirmed any more, the clock tells of the dealer’s again', async () => {
  await bringIn(laterBy(ctx, 1), feedOf(vehiclesOf(4)))
  await clock(24 * 6)
  expect(await runs()).toHaveLength(2)
  await clock(24 * 6 + 2)
  expect((await runs())[0]).toEqual(['done', UP_TO_DATE])
})

test('a file of the dealer’s that was held for so long that it cannot be confirmed any more is offered anew', async () => {
  put(feedOf(vehiclesOf(3)), 2)
  await clock(1)
  await clock(24 * 6)
  expect(await runs()).toEqual([['held', HELD], FIRST])
  await clock(24 * 6 + 2)
  expect(await runs()).toEqual([['held', HELD], ['failed', SUPERSEDED], FIRST])
})
