import { expect, test } from 'vitest'
import { csvHeader, csvLine } from '../../../../functions/core/customers/exports/contacts-csv.ts'
import { readRows } from '../imports/read-file.ts'

const contact = (opted_out: Record<string, string>, listed: object = {}) =>
  ({
    id: 'c1',
    listed: {
      first_name: 'Ana',
      last_name: 'Ruiz',
      labels: [],
      notes: '- trade-in;=1+1',
      addresses: { phone: '+15125562001' },
      numbers: [{ value: '+15125562002', label: 'Work' }],
      ...listed,
    },
    stage: 'sold',
    people_at: '01KC000000000000000000000000',
    opted_out,
  }) as never
const exported = (language: 'en' | 'es', one: never) =>
  readRows(csvHeader(language).trimEnd(), csvLine(one, new Map(), language).trimEnd())

test.each([
  ['en', {}, undefined],
  ['en', { sms__15125562001: 'x' }, [{ channel: 'sms', to: '+15125562001' }]],
  ['en', { sms__15125562001: 'x', sms__15125562002: 'x' }, [{ channel: 'sms' }]],
  [
    'es',
    { sms__15125562001: 'x', whatsapp__15125562001: 'x', whatsapp__15125562002: 'x' },
    [{ channel: 'whatsapp' }, { channel: 'sms', to: '+15125562001' }],
  ],
] as const)('an export (%s) that comes in again keeps who opted out where: %j', async (language, optedOut, wishes) => {
  const [one] = await exported(language, contact(optedOut))
  expect(one?.person.opted_out).toEqual(wishes)
})

test.each([
  {},
  { notes: '\'=1+1\n\n "quoted", «N/A»\t| x; -y' },
  { notes: '"All of it"', first_name: 'Null', last_name: 'None', company: 'N/A' },
  { first_name: 'Total', last_name: '', labels: ['Urgent', 'New Client'], email: 'a@example.com' },
  { first_name: '\\N', company: 'Â© Ãrea', budget: '=25k', looking_for: '-' },
  {
    numbers: [
      { value: '+15125562003', label: 'Fax' },
      { value: '+15125562004', label: 'Cell #2 (new)' },
    ],
  },
  { numbers: [{ value: '+525512345678', label: '' }], addresses: { phone: '+5215512345678' } },
  { addresses: { phone: '+5511988887777', whatsapp: '+551188887777' } },
  { addresses: { whatsapp: 'US.99887766554433221177' }, numbers: undefined },
  { addresses: { phone: '26262' }, numbers: undefined },
  { addresses: { phone: 'messenger:1234567890123456' }, numbers: undefined },
])('an export comes in again as the same person, letter by letter: %j', async (listed) => {
  for (const language of ['en', 'es'] as const) {
    const whole = contact({}, listed) as { listed: { labels: string[] } }
    const { labels, ...said } = whole.listed
    const [one] = await exported(language, whole as never)
    const known = Object.entries({ ...said, labels: labels.length > 0 ? labels : undefined, stage: 'sold' })
    expect(one?.person).toEqual(Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== '')))
    expect([one?.errors, one?.left_out]).toEqual([{}, {}])
  }
})
