import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContactItem } from '../../../functions/core/contacts/entity.ts'
import { type ContactChange, countChanges, followUnread } from '../../../functions/core/counters/count-changes.ts'
import { countUnread } from '../../../functions/core/counters/store.ts'
import { totalOf } from '../../../functions/core/counters/total-of.ts'
import { provenOrg } from '../../../functions/core/ctx.ts'
import { startTestTable } from '../../table.ts'

const nobody = provenOrg('nobody')
const o1 = provenOrg('o1')
const o2 = provenOrg('o2')
const o3 = provenOrg('o3')
const o4 = provenOrg('o4')

let table: Awaited<ReturnType<typeof startTestTable>>
beforeAll(async () => {
  table = await startTestTable()
})
afterAll(() => table.stop())

const contact = (own: Partial<ContactItem> = {}) => ({ status: 'active', inbox: 'x', ...own }) as ContactItem
const change = (
  before: ContactItem | undefined,
  after: ContactItem | undefined,
  id: string = randomUUID(),
): ContactChange => ({
  sequence: randomUUID(),
  id,
  before,
  after,
})

test('a dealership without contacts has none of anything', async () => {
  expect(await totalOf(nobody, 'all', 'all')).toBe(0)
  expect(await countUnread(nobody, 'all')).toBe(0)
})

test('a change that is handed over again, alone or among others, counts once', async () => {
  const changes = Array.from({ length: 60 }, () => change(undefined, contact()))
  await countChanges(o1, changes.slice(0, 40))
  await countChanges(o1, changes)
  await Promise.all([countChanges(o1, changes), countChanges(o1, changes.slice(10, 20))])
  expect(await totalOf(o1, 'all', 'active')).toBe(60)
  expect(await totalOf(o1, 'all', 'contacts')).toBe(60)
})

test('batches that are counted at once lose nothing', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      countChanges(
        o2,
        Array.from({ length: 10 }, () => change(undefined, contact())),
      ),
    ),
  )
  expect(await totalOf(o2, 'all', 'all')).toBe(80)
})

test('an agent’s total is of the unassigned and their own', async () => {
  await countChanges(o3, [
    change(undefined, contact()),
    change(undefined, contact({ assignee: 'ana' })),
    change(undefined, contact({ assignee: 'ben' })),
    change(undefined, contact({ assignee: 'ana', status: 'closed' })),
  ])
  expect(await totalOf(o3, [undefined, 'ana'], 'all')).toBe(3)
  expect(await totalOf(o3, [undefined, 'ana'], 'active')).toBe(2)
  expect(await totalOf(o3, 'all', 'all')).toBe(4)
  expect(await totalOf(provenOrg('another'), 'all', 'all')).toBe(0)
})

test('the unread are those of the last change, however often a batch comes', async () => {
  const read = contact({ sms_unread: 0 })
  const unread = contact({ sms_unread: 1 })
  const batch = [
    change(undefined, unread, 'a'),
    change(undefined, unread, 'b'),
    change(unread, read, 'b'),
    change(undefined, contact({ sms_unread: 4, assignee: 'ana' }), 'c'),
  ]
  await followUnread(o4, batch)
  await followUnread(o4, batch)
  expect(await countUnread(o4, 'all')).toBe(2)
  expect(await countUnread(o4, ['-'])).toBe(1)
  expect(await countUnread(o4, ['-', 'ana'])).toBe(2)
})
