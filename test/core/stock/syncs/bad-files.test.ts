import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getProblemsLink } from '../../../../functions/core/stock/syncs/get-problems-link.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { manager } from '../../../bench/dealership.ts'
import { GOOD, HEADER, OTHER } from '../feeds/bad-row.ts'
import { BAD_ROWS } from '../feeds/bad-row-list.ts'
import { noise } from '../feeds/noise.ts'
import { readBytes } from '../feeds/read-bytes.ts'
import { REFUSED } from '../feeds/refused-list.ts'
import { keysIn, laterBy, openStockWorld, vehicleOf, work } from './world.ts'

// One dealership, whose files are on its FTP server one after the other.
let world: Awaited<ReturnType<typeof openStockWorld>>
const ctx = manager()
let files = 0

/** Vehicles in every file with rows, so that none of the files is held. */
const STAYING = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7']
const STAYING_ROWS = STAYING.map((stock) => `,${stock},2020,Kia,Rio,9000,fine\n`).join('')
/** Price of the newest file's vehicle, one dollar higher each time. */
const DOLLARS = 10_000
const good = (price: number) => `${HEADER}\n${STAYING_ROWS}${OTHER},S9,2020,Ford,Escape,${price},fine\n`
const GOOD_KEYS = [...STAYING.map((stock) => `#${stock}`), OTHER].sort()

beforeAll(async () => {
  world = await openStockWorld()
  vi.stubEnv('LOCAL_FTP_GROWTH_MS', '1')
  put(good(DOLLARS))
  await work(ctx, (await world.connect(ctx)).sync?.id ?? '')
})
afterAll(() => void vi.unstubAllEnvs())

/** Each file is a second newer than the previous one. */
function put(file: string | Uint8Array) {
  const path = join(world.ftp.folder.path, 'cars.csv')
  writeFileSync(path, file)
  const at = new Date(Date.UTC(2026, 10, 20, 12, 0, ++files))
  utimesSync(path, at, at)
}

async function sync(file: string | Uint8Array) {
  put(file)
  const now = laterBy(ctx, files)
  return work(now, (await startSync(now, {})).sync.id)
}

async function expectRecovered() {
  expect(await sync(good(DOLLARS + files))).toMatchObject({ status: 'done', counts: { errors: 0 }, errors_url: null })
  expect(await keysIn(ctx)).toEqual(GOOD_KEYS)
  expect(await vehicleOf(ctx, OTHER)).toMatchObject({ price: (DOLLARS + files - 1) * 100 })
}

/** All except the list of too many vehicles, which is refused only at its end and takes a second. */
const SMALL = REFUSED.filter(([, file]) => file.length < 500_000 || !String(file).startsWith('Stock,Make'))
const HELD = [
  ['a header alone', HEADER],
  ['a header and a bad row', `${HEADER}\n,,2020,Kia,Rio,9000,fine\n`],
]
const NOISES = Array.from({ length: 40 }, (_, i) => i + 1)

test('these are a hundred files', () => {
  expect(SMALL.length + HELD.length + BAD_ROWS.length + NOISES.length).toBeGreaterThanOrEqual(100)
})

describe('a file on the dealer’s server that is no vehicle list fails its run in words, and the vehicles stand', () => {
  test.each(SMALL)('%s', async (_, file, words) => {
    // An empty file on a server is treated as about to be written.
    const message = file.length === 0 ? 'There is no CSV, TXT, or ZIP file on the FTP server.' : words
    expect(await sync(Buffer.from(file as string))).toMatchObject({ status: 'failed', message, counts: { created: 0 } })
    expect(await keysIn(ctx)).toEqual(GOOD_KEYS)
  })

  test.each(HELD)('%s is held', async (_, file) => {
    expect(await sync(file as string)).toMatchObject({ status: 'held', counts: { sold: GOOD_KEYS.length } })
    expect(await keysIn(ctx)).toEqual(GOOD_KEYS)
  })

  test('and the good one after them is brought in', expectRecovered)
})

/** Expects the readable rows to be imported, and the problems of the others to be available. */
async function expectBroughtIn(file: Buffer) {
  const { summary, problems } = await readBytes(file)
  const run = await sync(file)
  expect(run).toMatchObject({ status: 'done', counts: { errors: summary.errors } })
  expect(await keysIn(ctx)).toEqual(expect.arrayContaining(GOOD_KEYS))
  expect(run.errors_url !== null).toBe(problems.length > 0)
  if (problems.length === 0) return
  const list = await (await fetch((await getProblemsLink(laterBy(ctx, files), { id: run.id })).location)).text()
  for (const { message } of problems) expect(list).toContain(message.replaceAll('"', '""'))
}

const fileOf = (...rows: (string | Buffer)[]) =>
  Buffer.concat([HEADER, ...rows, GOOD, STAYING_ROWS].flatMap((row) => [Buffer.from(row as string), Buffer.from('\n')]))

describe('a file on the dealer’s server with a bad row is brought in without it, and the row is told', () => {
  test.each(BAD_ROWS)('%s', async (_, row) => expectBroughtIn(fileOf(row)))

  test.each(NOISES)('noise %i', async (seed) => expectBroughtIn(fileOf(GOOD, noise(seed))))

  test('and the good one after them is brought in', expectRecovered)
})
