import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type ContactChange, countContacts } from '../../../../functions/core/customers/contacts/count-contacts.ts'
import { CONTACTS, inStage, worthIn } from '../../../../functions/core/customers/contacts/counts-of.ts'
import { EVERYBODY } from '../../../../functions/core/customers/contacts/desk-names.ts'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { listConversations } from '../../../../functions/core/messaging/conversations/list-conversations.ts'
import { countUnread } from '../../../../functions/core/messaging/unread/door.ts'
import { type Caller, type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { readCount } from '../../../../functions/core/platform/table/counters.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'

const nobody = provenOrg('nobody')
const o1 = provenOrg('o1')
const o2 = provenOrg('o2')
const o3 = provenOrg('o3')
const o5 = provenOrg('o5')

beforeAll(openTestTable)

const contact = (own: Partial<ContactItem> = {}) =>
  ({
    stage: 'new',
    status: 'active',
    inbox_at: 'active#1',
    channels: {},
    listed: { budget: '20k', sold_for: 18_500 },
    ...own,
  }) as ContactItem
const change = (before: ContactItem | undefined, after: ContactItem | undefined): ContactChange => ({
  sequence: randomUUID(),
  before,
  after,
})

/** Number of conversations according to a user's list. */
async function total(org: OrgId, status: 'all' | 'active' | 'closed', caller: Partial<Caller> = {}) {
  const ctx = { ...manager(), org }
  const person = { ...ctx, caller: { ...ctx.caller, ...caller } }
  return (await listConversations(person, { status, search: '', per_page: 20 })).total
}

test('a dealership without contacts has none of anything', async () => {
  expect(await total(nobody, 'all')).toBe(0)
  expect(await readCount(nobody, [EVERYBODY], CONTACTS)).toBe(0)
  expect(await countUnread({ org: nobody })).toBe(0)
})

test('a change that is handed over again, alone or among others, counts once', async () => {
  const changes = Array.from({ length: 60 }, () => change(undefined, contact()))
  await countContacts(o1, changes.slice(0, 40))
  await countContacts(o1, changes)
  await Promise.all([countContacts(o1, changes), countContacts(o1, changes.slice(10, 20))])
  expect(await total(o1, 'active')).toBe(60)
  expect(await readCount(o1, [EVERYBODY], CONTACTS)).toBe(60)
})

test('batches that are counted at once lose nothing', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      countContacts(
        o2,
        Array.from({ length: 10 }, () => change(undefined, contact())),
      ),
    ),
  )
  expect(await total(o2, 'all')).toBe(80)
})

test('an agent’s total is of the unassigned and their own', async () => {
  await countContacts(o3, [
    change(undefined, contact()),
    change(undefined, contact({ assignee: 'ana' })),
    change(undefined, contact({ assignee: 'ben' })),
    change(undefined, contact({ assignee: 'ana', status: 'closed' })),
  ])
  const ana = { ...asAgent(manager().caller), id: 'ana' }
  expect(await total(o3, 'all', ana)).toBe(3)
  expect(await total(o3, 'active', ana)).toBe(2)
  expect(await readCount(o3, ['-', 'ana'], CONTACTS)).toBe(3)
  expect(await total(o3, 'all')).toBe(4)
  expect(await total(provenOrg('another'), 'all')).toBe(0)
})

test('as many changes at once as may come, each from desk to desk, stage to stage, and status to status, are counted', async () => {
  const moves = Array.from({ length: 50 }, (_, i) =>
    change(contact({ assignee: `from${i}` }), contact({ assignee: `to${i}`, status: 'closed', stage: 'sold' })),
  )
  await countContacts(
    o5,
    moves.map(({ before }) => change(undefined, before)),
  )
  await countContacts(o5, moves)
  expect(await total(o5, 'active')).toBe(0)
  expect(await total(o5, 'closed')).toBe(50)
  expect(await readCount(o5, [EVERYBODY], inStage('new'))).toBe(0)
  expect(await readCount(o5, ['to7', 'to49'], inStage('sold'))).toBe(2)
  expect(await readCount(o5, [EVERYBODY], worthIn('new'))).toBe(0)
  expect(await readCount(o5, ['to7', 'to49'], worthIn('sold'))).toBe(37_000)
  expect(await readCount(o5, ['from7', 'to7', 'to49'], CONTACTS)).toBe(2)
})
