import { expect, test } from 'vitest'
import { csvHeader, csvLine } from '../../../../functions/core/customers/exports/contacts-csv.ts'
import { readRows } from '../imports/read-file.ts'

const contact = (opted_out: Record<string, string>) =>
  ({
    id: 'c1',
    listed: {
      first_name: 'Ana',
      last_name: 'Ruiz',
      labels: [],
      notes: '- trade-in;=1+1',
      addresses: { phone: '+15125562001' },
      numbers: [{ value: '+15125562002', label: 'Work' }],
    },
    stage: 'sold',
    people_at: '01KC000000000000000000000000',
    opted_out,
  }) as never

test.each([
  ['en', {}, undefined],
  ['en', { sms__15125562001: '2026-11-01T00:00:00.000Z' }, ['sms']],
  ['es', { sms__15125562001: 'x', whatsapp__15125562001: 'x' }, ['sms', 'whatsapp']],
] as const)(
  'an export (%s) that comes in again keeps opt-outs, further numbers, and texts: %j',
  async (language, optedOut, channels) => {
    const file = [csvHeader(language).trimEnd(), csvLine(contact(optedOut), new Map(), language).trimEnd()]
    const [one] = await readRows(...file)
    expect(one?.person).toMatchObject({
      first_name: 'Ana',
      last_name: 'Ruiz',
      stage: 'sold',
      notes: '- trade-in;=1+1',
      addresses: { phone: '+15125562001' },
      numbers: [{ value: '+15125562002', label: 'Work' }],
    })
    expect(one?.person.opted_out?.toSorted()).toEqual(channels)
  },
)
