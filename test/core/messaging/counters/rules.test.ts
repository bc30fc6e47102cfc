import { expect, test } from 'vitest'
import { countsOf, sumOf, unreadDesk } from '../../../../functions/core/messaging/counters/rules.ts'

const contact = (own: object = {}) => ({ status: 'active' as const, inbox: 'O#o#active', assignee: undefined, ...own })
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
  ['another message', contact(), contact({ whatsapp_unread: 3 }), {}],
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
  [{ whatsapp_unread: 1 }, '-'],
  [{ sms_unread: 2, assignee: 'a' }, 'a'],
  [{ whatsapp_unread: 0, sms_unread: 0 }, undefined],
  [{ sms_unread: 2, status: 'closed' }, undefined],
])('of a contact with %j the unread desk is %s', (own, desk) => {
  expect(unreadDesk(contact(own))).toBe(desk)
})
