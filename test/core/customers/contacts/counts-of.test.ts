import { expect, test } from 'vitest'
import { countsOf } from '../../../../functions/core/customers/contacts/counts-of.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { sumOf } from '../../../../functions/core/platform/table/added-counts.ts'

const org = provenOrg('o')

const contact = (own: object = {}) => ({
  stage: 'new',
  status: 'active' as const,
  inbox_at: 'active#1',
  assignee: undefined,
  listed: {},
  channels: {},
  ...own,
})
const unread = (count: number) => ({ inbound: 4, unread: count })

const both = (counts: object) => ({ '*': counts, '-': counts })

test.each([
  ['a new conversation', undefined, contact(), both({ active: 1, contacts: 1, 'stage:new': 1 })],
  ['a contact that never wrote', undefined, contact({ inbox_at: undefined }), both({ contacts: 1, 'stage:new': 1 })],
  ['a first message of a known contact', contact({ inbox_at: undefined }), contact(), both({ active: 1 })],
  ['closing', contact(), contact({ status: 'closed' }), both({ active: -1, closed: 1 })],
  ['snoozing', contact(), contact({ snooze: '2026-11-28T09:00:00.000Z' }), both({ active: -1, snoozed: 1 })],
  ['selling', contact(), contact({ stage: 'sold' }), both({ 'stage:new': -1, 'stage:sold': 1 })],
  ['naming a budget', contact(), contact({ listed: { budget: '20k' } }), both({ 'worth:new': 20_000 })],
  [
    'selling for a price',
    contact({ listed: { budget: 'under $20,000' } }),
    contact({ stage: 'sold', listed: { budget: 'under $20,000', sold_for: 18_500 } }),
    both({ 'stage:new': -1, 'stage:sold': 1, 'worth:new': -20_000, 'worth:sold': 18_500 }),
  ],
  [
    'taking',
    contact(),
    contact({ assignee: 'a' }),
    { '-': { active: -1, contacts: -1, 'stage:new': -1 }, a: { active: 1, contacts: 1, 'stage:new': 1 } },
  ],
  ['another message', contact(), contact({ channels: { whatsapp: unread(3) } }), {}],
  ['removing', contact(), undefined, both({ active: -1, contacts: -1, 'stage:new': -1 })],
])('%s is counted where it belongs', (_, before, after, expected) => {
  const counts = Map.groupBy(countsOf(org, before, after), ({ whose }) => whose)
  const byDesk = [...counts].map(([whose, list]) => [
    whose,
    Object.fromEntries(list.map(({ what, count }) => [what, count])),
  ])
  expect(Object.fromEntries(byDesk)).toEqual(expected)
})

test('changes that undo each other leave nothing to write', () => {
  const closed = contact({ status: 'closed' })
  expect(sumOf([...countsOf(org, contact(), closed), ...countsOf(org, closed, contact())])).toEqual([])
})
