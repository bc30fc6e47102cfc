import { expect, test } from 'vitest'
import { countsOf, sumOf, unreadDesk } from '../../../../functions/core/messaging/counters/rules.ts'

const contact = (own: object = {}) => ({
  status: 'active' as const,
  inbox: 'O#o#active',
  assignee: undefined,
  channels: {},
  ...own,
})
const unread = (count: number) => ({ since: '2026-01-01T00:00:00.000Z', inbound: 4, unread: count })
const none = { active: 0, closed: 0, archived: 0, contacts: 0 }

test.each([
  ['a new conversation', undefined, contact(), { '*': { active: 1, contacts: 1 }, '-': { active: 1, contacts: 1 } }],
  [
    'a contact that never wrote',
    undefined,
    contact({ inbox: undefined }),
    { '*': { contacts: 1 }, '-': { contacts: 1 } },
  ],
  [
    'a first message of a known contact',
    contact({ inbox: undefined }),
    contact(),
    { '*': { active: 1 }, '-': { active: 1 } },
  ],
  [
    'closing',
    contact(),
    contact({ status: 'closed' }),
    { '*': { active: -1, closed: 1 }, '-': { active: -1, closed: 1 } },
  ],
  [
    'taking',
    contact(),
    contact({ assignee: 'a' }),
    { '-': { active: -1, contacts: -1 }, a: { active: 1, contacts: 1 } },
  ],
  ['another message', contact(), contact({ channels: { whatsapp: unread(3) } }), {}],
  ['removing', contact(), undefined, { '*': { active: -1, contacts: -1 }, '-': { active: -1, contacts: -1 } }],
])('%s is counted where it belongs', (_, before, after, expected) => {
  const counts = Object.fromEntries(countsOf(before, after))
  expect(counts).toEqual(Object.fromEntries(Object.entries(expected).map(([desk, sum]) => [desk, { ...none, ...sum }])))
})

test('changes that undo each other leave nothing to write', () => {
  const closed = contact({ status: 'closed' })
  expect(sumOf([countsOf(contact(), closed), countsOf(closed, contact())]).size).toBe(0)
})

test.each([
  [{ channels: { whatsapp: unread(1) } }, '-'],
  [{ channels: { sms: unread(2) }, assignee: 'a' }, 'a'],
  [{ channels: { whatsapp: unread(0), sms: unread(0) } }, undefined],
  [{ channels: { sms: unread(2) }, status: 'closed' }, undefined],
])('of a contact with %j the unread desk is %s', (own, desk) => {
  expect(unreadDesk(contact(own))).toBe(desk)
})
