import { beforeAll, expect, test } from 'vitest'
import { type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { retryOnConflict } from '../../../../functions/core/platform/table/conflicts.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { findLot } from '../../../../functions/core/stock/catalogue/door.ts'
import type { LotItem } from '../../../../functions/core/stock/catalogue/entity.ts'
import { getOrCreateLot } from '../../../../functions/core/stock/catalogue/get-or-create-lot.ts'
import { updateLot } from '../../../../functions/core/stock/catalogue/lot-store.ts'
import { openCatalogue, openLedger } from '../../../../functions/core/stock/catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'
import { listParts, putParts } from '../../../../functions/core/stock/catalogue/parts-store.ts'
import { publishCatalogue } from '../../../../functions/core/stock/catalogue/publish-catalogue.ts'
import { countShown } from '../../../../functions/core/stock/catalogue/shown-vehicles.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { itemsWith } from '../../../table-items.ts'

beforeAll(openTestTable)

const now = new Date()
const row = (key: string, own: Partial<CatalogueRow> = {}): CatalogueRow => ({
  key,
  availability: 'available',
  created_at: 1,
  ...own,
})
const ledgerOf = (rows: readonly CatalogueRow[]) => rows.map(({ key }) => ({ key, hash: `hash of ${key}` }))
const publish = async (org: OrgId, rows: readonly CatalogueRow[], seen?: LotItem) =>
  publishCatalogue(org, seen ?? (await getOrCreateLot(org, now)), now, { rows, ledger: ledgerOf(rows) })
const keysOf = async (org: OrgId) => (await openCatalogue(org))?.rows.map(({ key }) => key)
/** The versions that have parts in the table. */
const versionsOf = async (org: OrgId) =>
  new Set(
    Object.keys(await itemsWith([org]))
      .filter((key) => /#(CATALOGUE|LEDGER) /.test(key))
      .map((key) => key.split(' ')[1]?.split('#')[0]),
  )

test.each([0, 1, 5000, 5001, 12_000])('%i vehicles come back as they were published', async (count) => {
  const { org } = manager()
  const rows = Array.from({ length: count }, (_, i) =>
    i % 2 ? row(`k${i}`) : row(`V${i}`, { vin: `V${i}`, make: 'Škoda 😀', price: 0, mileage: i, by_hand: true }),
  )
  expect(await publish(org, rows)).toBe(true)
  const opened = await openCatalogue(org)
  expect(opened?.rows).toEqual(rows)
  if (opened) expect([...(await openLedger(org, opened.lot)).values()]).toEqual(ledgerOf(rows))
})

/** Random letters, from so large a set that packing hardly shrinks them. */
const noise = (characters: number) =>
  Array.from(crypto.getRandomValues(new Uint16Array(characters)), (n) =>
    String.fromCharCode(0x4e00 + (n % 20_000)),
  ).join('')
const nasty = (rows: number, characters: number) =>
  Array.from({ length: rows }, (_, i) => {
    const own = { make: noise(characters), model: noise(characters), trim: noise(characters), color: noise(characters) }
    return row(`${noise(40)}#${noise(20)}`, i % 2 ? { ...own, stockNumber: noise(40) } : own)
  })

test.each([
  [5000, 2],
  [5001, 2],
  [600, 100],
])('%i vehicles whose keys and texts cannot be packed come back as they were published', async (count, characters) => {
  const { org } = manager()
  const rows = nasty(count, characters)
  expect(await publish(org, rows)).toBe(true)
  const opened = await openCatalogue(org)
  expect(opened?.rows).toEqual(rows)
  expect(opened?.lot.catalogue_parts).toBeGreaterThan(1)
  if (opened) expect([...(await openLedger(org, opened.lot)).values()]).toEqual(ledgerOf(rows))
})

test('a dealership that never had a vehicle has no catalogue, one whose vehicles are gone an empty one', async () => {
  const { org } = manager()
  expect(await openCatalogue(org)).toBeUndefined()
  await getOrCreateLot(org, now)
  expect(await keysOf(org)).toEqual([])
  await publish(org, [row('a')])
  await publish(org, [])
  expect(await keysOf(org)).toEqual([])
})

test('two first looks at once make one lot, with one public address', async () => {
  const { org } = manager()
  const lots = await Promise.all(Array.from({ length: 8 }, () => getOrCreateLot(org, now)))
  expect(new Set(lots.map(({ dealer_id }) => dealer_id)).size).toBe(1)
})

test('who saw another version, or no longer has the run, changes nothing and leaves nothing behind', async () => {
  const { org } = manager()
  const seen = await getOrCreateLot(org, now)
  await publish(org, [row('a')])
  expect(await publish(org, [row('b')], seen)).toBe(false)
  const latest = (await findLot(org, true)) as LotItem
  await updateLot({ org, run: 'another' })
  expect(await publish(org, [row('c')], latest)).toBe(false)
  expect(await keysOf(org)).toEqual(['a'])
  expect(await versionsOf(org)).toEqual(new Set([latest.version]))
})

test('of many who publish at once each takes its turn, readers see whole catalogues, and one version is left', async () => {
  const { org } = manager()
  await publish(org, [row('first')])
  let isDone = false
  const seen = new Set<number>()
  const reader = async () => {
    while (!isDone) {
      const catalogue = await openCatalogue(org, true)
      if (!catalogue) throw new Error('The catalogue was not there.')
      seen.add(catalogue.rows.length)
    }
  }
  const writer = (i: number) =>
    retryOnConflict(
      async () => {
        const { lot, rows } = (await openCatalogue(org, true)) ?? {}
        if (!lot || !rows) throw new Error('The catalogue was not there.')
        return publish(org, [...rows, row(`k${i}`)], lot)
      },
      { attempts: 60, longestWaitMs: 60 },
    )
  const readers = Promise.all([reader(), reader()])
  await Promise.all(Array.from({ length: 12 }, (_, i) => writer(i)))
  isDone = true
  await readers

  expect((await keysOf(org))?.toSorted()).toEqual(
    ['first', ...Array.from({ length: 12 }, (_, i) => `k${i}`)].toSorted(),
  )
  expect([...seen].every((length) => length >= 1 && length <= 13)).toBe(true)
  expect(await versionsOf(org)).toEqual(new Set([(await findLot(org, true))?.version]))
})

/** Does something else before (or after) the first command of this kind during `work`. */
async function meanwhile(
  command: string,
  step: (next: () => Promise<unknown>) => Promise<unknown>,
  work: () => Promise<unknown>,
) {
  const { middlewareStack } = table.getDocumentClient()
  let isMet = false
  middlewareStack.add(
    (next, context) => async (args) => {
      if (isMet || !context.commandName?.startsWith(command)) return next(args)
      isMet = true
      return (await step(() => next(args))) as Awaited<ReturnType<typeof next>>
    },
    { step: 'initialize', name: 'meanwhile' },
  )
  const result = await work().finally(() => middlewareStack.remove('meanwhile'))
  expect(isMet).toBe(true)
  return result
}

test('a write whose answer was lost counts as what it did', async () => {
  const { org } = manager()
  const seen = await getOrCreateLot(org, now)
  // The SDK does this if no response arrives.
  const twice = (next: () => Promise<unknown>) => next().then(next)
  expect(await meanwhile('Update', twice, () => publish(org, [row('a')], seen))).toBe(true)
  expect(await keysOf(org)).toEqual(['a'])
})

test.each([false, true])('a reader who is overtaken by a writer reads again (fresh: %s)', async (isFresh) => {
  const { org } = manager()
  await publish(org, [row('old')])
  const overtake = async (next: () => Promise<unknown>) => {
    await publish(org, [row('new')])
    return next()
  }
  const opened = await meanwhile('Query', overtake, () => openCatalogue(org, isFresh))
  expect(opened).toMatchObject({ rows: [{ key: 'new' }] })
})

test('parts of a killed writer are kept for a day, for it may be about to publish, and then taken down', async () => {
  const { org } = manager()
  const [yesterday, today] = [new Date(now.getTime() - 2 * 86_400_000), new Date(now.getTime() - 3_600_000)].map(newId)
  for (const version of [yesterday, today]) await putParts('catalogue', org, version ?? '', [new Uint8Array(9)])
  await publish(org, [row('a')])
  const { version = '' } = (await findLot(org, true)) ?? {}
  expect(await versionsOf(org)).toEqual(new Set([today, version]))
  expect((await listParts('catalogue', org, today ?? '', true)).length).toBe(1)
})

test.each([
  ['all', {}, 6],
  ['those of one code, and those by hand', { dcid_filter: '1' }, 3],
  ['those by hand, of a code that nobody has', { dcid_filter: '9' }, 1],
  ['those by hand, where the feed is hidden', { is_feed_hidden: true }, 1],
])('the lot counts %s, as the catalogue has them', async (_, change, count) => {
  const { org } = manager()
  const vehicles = [row('a', { dealer_code: '1' }), row('b', { dealer_code: '1' }), row('c', { dealer_code: '2' })]
  const rows = [...vehicles, row('d'), row('e', { dealer_code: 'unnamed' }), row('f', { by_hand: true })]
  const dealers = ['1', '2'].map((code) => ({ code }))
  await publishCatalogue(org, await getOrCreateLot(org, now), now, { rows, ledger: [], dealers })
  const lot = (await findLot(org, true)) as LotItem
  expect(countShown({ ...lot, ...change })).toBe(count)
})

test('an organization’s catalogue is its own', async () => {
  const [ours, theirs] = [manager(), manager()]
  await publish(ours.org, [row('a')])
  expect(await openCatalogue(theirs.org)).toBeUndefined()
  expect(await openCatalogue(provenOrg(`${ours.org}#CATALOGUE`))).toBeUndefined()
})
