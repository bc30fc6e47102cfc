import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { listStored } from '../../../../functions/core/people/audit/door.ts'
import { recordAct } from '../../../../functions/core/people/audit/record-act.ts'
import { attachEntries } from '../../../../functions/core/people/audit-chain/attach-entries.ts'
import { attachLog, listEntries } from '../../../../functions/core/people/audit-chain/attach-log.ts'
import { believed, daySealOf, seenOf } from '../../../../functions/core/people/audit-chain/rules.ts'
import { addDay, findHead, listLinks } from '../../../../functions/core/people/audit-chain/store.ts'
import { verifyLog } from '../../../../functions/core/people/audit-chain/verify-log.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(() => openTestTable())

const TableName = 'lotwire-test'
type Item = Record<string, unknown> & { pk: string; sk: string }
const put = (Item: object) => table.getDocumentClient().send(new PutCommand({ TableName, Item }))
const cut = ({ pk, sk }: { pk: string; sk: string }) =>
  table.getDocumentClient().send(new DeleteCommand({ TableName, Key: { pk, sk } }))
const found = async (pk: string, sk: string) =>
  (await table.getDocumentClient().send(new GetCommand({ TableName, Key: { pk, sk } }))).Item as Item
const chainOf = ({ org }: Ctx) => `O#${org}#AUDIT-CHAIN`

const MINUTE_MS = 60_000
const began = Date.now() - 30 * 3_600_000
const after = (minutes: number) => new Date(began + minutes * MINUTE_MS)

async function record(ctx: Ctx, from: number, count: number) {
  const add = (n: number) =>
    recordAct({ ...ctx, now: after(n) }, { action: 'label_created', about: `label-${n}`, words: { label: `L${n}` } })
  await Promise.all(Array.from({ length: count }, (_, n) => add(from + n)))
}
/** As the stream brings them, some together. */
async function follow(ctx: Ctx, now = new Date()) {
  const entries = await listEntries(ctx.org)
  for (let from = 0; from < entries.length; from += 7) await attachEntries(ctx.org, entries.slice(from, from + 7), now)
}
async function sealDay(ctx: Ctx, day: string) {
  const head = await findHead(ctx.org)
  const { place, id = '', hash = '' } = head ? believed(head) : { place: 0 }
  const end = { org: ctx.org, day, place, id, hash, broken: 0 }
  await addDay({ ...end, seal: daySealOf(end), ttl: 4_000_000_000 })
}

/** A dealership whose log of `count` entries is chained and sealed. */
async function chained(count: number) {
  const ctx = manager()
  await record(ctx, 0, 1)
  await attachLog({ org: ctx.org, now: after(0) })
  await record(ctx, 1, count - 1)
  await follow(ctx)
  await sealDay(ctx, '2026-11-26')
  return ctx
}
async function storedOf({ org }: Ctx): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of listStored(org)) items.push(...(page as Item[]))
  return items
}
const verify = ({ org }: Ctx, now = new Date()) => verifyLog({ org, now })
const told = async (ctx: Ctx, now?: Date) =>
  (await verify(ctx, now)).broken.map(({ at, why }) => `${(Date.parse(at) - began) / MINUTE_MS} ${why}`)

test('an audit log finds all of 40 forgeries in it, each where it is, and nothing else', async () => {
  const ctx = await chained(60)
  expect(await verify(ctx)).toEqual({ valid: true, checked: 60, broken: [] })
  const entries = await storedOf(ctx)
  const expected: string[] = []
  for (let n = 0; n < 60; n += 6) {
    const [flipped, gone, one, other, copied] = entries.slice(n) as [Item, Item, Item, Item, Item]
    await put({ ...flipped, user_name: 'Somebody Else' })
    await cut(gone)
    await put({ ...one, sk: other.sk })
    await put({ ...other, sk: one.sk })
    const [id, at] = [newId(after(n + 4.5)), after(n + 4.5).toISOString()]
    await put({ ...copied, sk: id, id, at })
    expected.push(`${n} changed`, `${n + 1} missing`, `${n + 2} moved`, `${n + 3} moved`, `${n + 4.5} invented`)
  }
  expect(await told(ctx)).toEqual(expected)
})

const last = async (ctx: Ctx) => (await storedOf(ctx)).at(-1) as Item
const forgeries: [string, (ctx: Ctx) => Promise<unknown>, string[]][] = [
  ['the last entry is cut', async (ctx) => cut(await last(ctx)), ['9 missing']],
  [
    'the last entry is cut with its place in the chain',
    async (ctx) => {
      const { sk } = await last(ctx)
      await cut(await last(ctx))
      await cut({ pk: chainOf(ctx), sk })
    },
    ['9 missing'],
  ],
  [
    'the last entry is cut with its link, the head set back, and acts follow',
    async (ctx) => {
      const { sk } = await last(ctx)
      await cut(await last(ctx))
      await cut({ pk: chainOf(ctx), sk })
      const before = (await listLinks(ctx.org)).at(-1)
      await put({ ...(await found(chainOf(ctx), 'HEAD')), place: 9, id: before?.id, hash: before?.hash })
      await record(ctx, 10, 3)
      await follow(ctx)
    },
    ['9 unchained', '10 unchained'],
  ],
  [
    'the log is set back to a head of its own from before the day was sealed',
    async (ctx) => {
      const head = await found(chainOf(ctx), 'HEAD')
      await record(ctx, 10, 2)
      await follow(ctx)
      await sealDay(ctx, '2026-11-27')
      for (const { id } of (await listLinks(ctx.org)).slice(10)) {
        await cut({ pk: `O#${ctx.org}#AUDIT`, sk: id })
        await cut({ pk: chainOf(ctx), sk: id })
      }
      await put(head)
    },
    ['11 unchained'],
  ],
  ['the head is cut', async (ctx) => cut({ pk: chainOf(ctx), sk: 'HEAD' }), ['9 unchained']],
  [
    'the head is cut, and acts follow',
    async (ctx) => {
      await cut({ pk: chainOf(ctx), sk: 'HEAD' })
      await record(ctx, 10, 2)
      await attachLog({ org: ctx.org, now: new Date() })
    },
    ['10 unchained'],
  ],
  [
    'an entry is cut with its link',
    async (ctx) => {
      const { sk } = (await storedOf(ctx))[4] as Item
      await cut({ pk: `O#${ctx.org}#AUDIT`, sk })
      await cut({ pk: chainOf(ctx), sk })
    },
    ['4 missing'],
  ],
  [
    'a link is cut',
    async (ctx) => cut({ pk: chainOf(ctx), sk: ((await storedOf(ctx))[4] as Item).sk }),
    ['4 unchained'],
  ],
  [
    'the first entries are cut with their links',
    async (ctx) => {
      for (const { sk } of (await storedOf(ctx)).slice(0, 3)) {
        await cut({ pk: `O#${ctx.org}#AUDIT`, sk })
        await cut({ pk: chainOf(ctx), sk })
      }
    },
    ['2 missing'],
  ],
  [
    'an entry is changed and its link with it',
    async (ctx) => {
      const entry = { ...((await storedOf(ctx))[4] as Item), user_name: 'Somebody Else' }
      await put(entry)
      await put({ ...(await found(chainOf(ctx), entry.sk)), entry: 'forged' })
    },
    ['4 changed', '4 unchained'],
  ],
  [
    'one is invented that bears no seal, and follows as every entry does',
    async (ctx) => {
      const { seal: _, ...entry } = await last(ctx)
      const id = newId(after(10))
      await put({ ...entry, sk: id, id, at: after(10).toISOString() })
      await follow(ctx)
    },
    ['10 invented'],
  ],
  [
    'a sealed day is forged',
    async (ctx) => put({ ...(await found(chainOf(ctx), 'DAY#2026-11-26')), place: 8 }),
    ['9 unchained'],
  ],
]

test.each(forgeries)('an audit log tells that %s', async (_, forge, expected) => {
  const ctx = await chained(10)
  await forge(ctx)
  expect(await told(ctx)).toEqual(expected)
})

test('what is recorded and not laid yet is not broken; laid by many at once, each entry has one place', async () => {
  const ctx = await chained(3)
  await record(ctx, 3, 40)
  expect(await verify(ctx)).toMatchObject({ valid: true, checked: 43 })
  const entries = await listEntries(ctx.org)
  const parts = [0, 1, 2].map((n) => entries.slice(n * 10, n * 10 + 25))
  const alone = entries.map((entry) => [entry])
  await Promise.all([...parts, ...alone].map((part) => attachEntries(ctx.org, part, new Date())))
  const links = await listLinks(ctx.org)
  expect(links.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(links.map((_, n) => n + 1))
  expect(new Set(links.map(({ id }) => id)).size).toBe(43)
  expect(await verify(ctx)).toMatchObject({ valid: true })
})

test('entries from before the chain are adopted as they are, and what comes later without a seal is told', async () => {
  const ctx = manager()
  await record(ctx, 0, 100)
  for (const { seal: _, ...entry } of await storedOf(ctx)) await put(entry)
  await record(ctx, 100, 1)
  expect(await attachEntries(ctx.org, await listEntries(ctx.org), new Date())).toBe(false)
  expect(await verify(ctx)).toMatchObject({ valid: true, checked: 101 })
  await attachLog({ org: ctx.org, now: after(101) })
  expect(await listLinks(ctx.org)).toHaveLength(101)
  expect(await verify(ctx)).toMatchObject({ valid: true })

  // While functions are being replaced, some still record without a seal.
  const { seal: _, ...unsealed } = await last(ctx)
  for (const at of [after(102), after(300)]) {
    const id = newId(at)
    await put({ ...unsealed, sk: id, id })
    await attachEntries(ctx.org, [seenOf({ ...unsealed, id, sk: id })], at)
  }
  const [first, second] = await storedOf(ctx)
  await put({ ...first, action: 'label_removed' })
  await cut(second as Item)
  expect(await told(ctx)).toEqual(['0 changed', '1 missing', '300 invented'])
})

test('what two years have taken away is not missing', async () => {
  const ctx = await chained(6)
  const entries = await storedOf(ctx)
  for (const { sk } of entries.slice(0, 4)) await cut({ pk: `O#${ctx.org}#AUDIT`, sk })
  for (const { sk } of entries.slice(0, 2)) await cut({ pk: chainOf(ctx), sk })
  const years = (minutes: number) => new Date(after(minutes).getTime() + 730 * 86_400_000)
  expect(await told(ctx, years(3.5))).toEqual([])
  expect(await told(ctx, years(2.5))).toEqual(['3 missing'])
})
