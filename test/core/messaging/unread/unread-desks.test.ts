import { expect, test } from 'vitest'
import { unreadDesk } from '../../../../functions/core/messaging/unread/unread-desks.ts'

const contact = (own: object = {}) => ({ status: 'active' as const, assignee: undefined, channels: {}, ...own })
const unread = (count: number) => ({ inbound: 4, unread: count })

test.each([
  [{ channels: { whatsapp: unread(1) } }, '-'],
  [{ channels: { sms: unread(2) }, assignee: 'a' }, 'a'],
  [{ channels: { whatsapp: unread(0), sms: unread(0) } }, undefined],
  [{ channels: { sms: unread(2) }, status: 'closed' }, undefined],
])('of a contact with %j the unread desk is %s', (own, desk) => {
  expect(unreadDesk(contact(own))).toBe(desk)
})
