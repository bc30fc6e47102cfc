import { beforeAll, expect, test } from 'vitest'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { indexContacts } from '../../../../functions/core/customers/search/index-contacts.ts'
import { searchContacts } from '../../../../functions/core/customers/search/search-contacts.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { openTestTable } from '../../../table.ts'

const org = provenOrg(newId(new Date()))
const ANA = '+15125550101'
const LUIS = '+34600034612'

beforeAll(async () => {
  await openTestTable()
  for (const [from, profile_name] of [
    [ANA, 'Ana Torres'],
    [LUIS, 'Luis 4x4'],
  ] as const) {
    const work = { org, now: new Date(), requestId: 'test' }
    await receiveMessage(work, { sid: `SM${from}`, from, body: 'Hello', media: [], profile_name })
    const id = contactIdOf(org, from)
    await indexContacts(org, [{ before: undefined, after: await findContact({ org }, id) }])
  }
})

test.each([
  ['555-01', ANA],
  ['555 01', ANA],
  ['555.0101', ANA],
  ['0101', ANA],
  ['512', ANA],
  ['(512)', ANA],
  ['(512) 555', ANA],
  ['(512) 555-0101', ANA],
  ['512-555-0101', ANA],
  ['512/555-0101', ANA],
  ['512–555–0101', ANA],
  ['512\u2011555\u20110101', ANA],
  ['512\u00a0555\u00a00101', ANA],
  ['\u202a+1 (512) 555-0101\u202c', ANA],
  ['+1 512', ANA],
  ['+1 (512) 555', ANA],
  ['1-512-555-0101', ANA],
  ['1.512.555.0101', ANA],
  ['001 512 555 0101', ANA],
  ['tel:+15125550101', ANA],
  ['whatsapp:+15125550101', ANA],
  ['５１２ ５５５ ０１０１', ANA],
  ['Ana 555-01', ANA],
  ['(512) 555-01 Torres', ANA],
  ['torres +1-512-555', ANA],
  ['+34 600', LUIS],
  ['0034 600 034 612', LUIS],
  ['003 4612', LUIS],
  ['4612', LUIS],
  ['luis 4x4', LUIS],
  ['555-02', undefined],
  ['(513) 555-0101', undefined],
  ['Luis 555-01', undefined],
])('the search %j finds %s', async (search, found) => {
  const { contacts } = await searchContacts(org, search, undefined, 20, (some) => some)
  expect(contacts.map(({ listed }) => listed.addresses.phone)).toEqual(found ? [found] : [])
})
