import { expect, test } from 'vitest'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { fits, makeOf } from '../../../../functions/core/customers/search/fits-query.ts'
import { momentKey } from '../../../../functions/core/platform/table/ids.ts'

const now = new Date('2026-03-31T12:00:00.000Z')
const contact = (own: object = {}) =>
  ({
    stage: 'new',
    people_at: momentKey(Date.parse('2026-01-01T00:00:00.000Z'), 'contact'),
    listed: { labels: [], addresses: { phone: '+15125550100' } },
    channels: {},
    opted_out: {},
    ...own,
  }) as unknown as ContactItem

test.each([
  ['2021 Ford Escape XLT', 'Ford'],
  ['2019 Land Rover Discovery', 'Land Rover'],
  ['Kia', 'Kia'],
  ['', ''],
])('of “%s” the make is “%s”', (title, make) => {
  expect(makeOf(title)).toBe(make)
})

test.each([
  [{ silent: 30 }, { last_message_at: '2026-03-01T12:00:00.000Z' }, true],
  [{ silent: 30 }, { last_message_at: '2026-03-01T12:00:00.001Z' }, false],
  [{ silent: 30 }, {}, true],
  [{ silent: 30 }, { people_at: momentKey(Date.parse('2026-03-30T00:00:00.000Z'), 'contact') }, false],
  [{ opted_out: true }, { opted_out: { sms__15125550100: '2026-03-01T12:00:00.000Z' } }, true],
  [{ opted_out: false }, { opted_out: { sms__15125550100: '2026-03-01T12:00:00.000Z' } }, false],
  [{ make: 'ford' }, { vehicle: { title: '2021 Ford Escape' } }, true],
  [{ make: 'ford' }, { vehicle: { title: '2021 Kia Rio' } }, false],
  [{ make: 'ford' }, {}, false],
  [{ channel: 'whatsapp' as const }, { listed: { addresses: { whatsapp: '+15125550100' } } }, true],
  [{ channel: 'whatsapp' as const }, { listed: { addresses: { phone: '+15125550100' } } }, false],
])('%j fits %j: %s', (query, own, expected) => {
  expect(fits(contact(own), query, now, undefined)).toBe(expected)
})
