import { beforeAll, expect, test } from 'vitest'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContacts } from '../../../../functions/core/customers/contacts/door.ts'
import { indexContacts } from '../../../../functions/core/customers/search/index-contacts.ts'
import { searchContacts } from '../../../../functions/core/customers/search/search-contacts.ts'
import { wordsOfContact } from '../../../../functions/core/customers/search/words-of-contact.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { type OrgId, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

async function dealershipWith(names: string[]) {
  const org = provenOrg(newId(new Date()))
  for (const [i, profile_name] of names.entries()) {
    const from = `+1628555${1000 + i}`
    const inbound = { sid: `SM${i}`, from: `whatsapp:${from}`, body: 'Hello', media: [], profile_name }
    await receiveMessage({ org, now: new Date(), requestId: 'test' }, inbound)
    const id = contactIdOf(org, from)
    const [contact] = await findContacts({ org }, [id])
    await indexContacts(org, [{ before: undefined, after: contact }])
  }
  return org
}

/** Every page of a search, as a browser asks for them. */
async function search(org: OrgId, text: string, limit: number) {
  const pages: string[][] = []
  for (let place: string | undefined; ; ) {
    const page = await searchContacts(org, text, place, limit, (some) => some)
    pages.push(page.contacts.map(({ listed }) => listed.addresses.phone ?? ''))
    place = page.place
    if (place === undefined) return pages
  }
}

test('more customers of one name than are read at first are all found, each once, page after page', async () => {
  const org = await dealershipWith(Array.from({ length: 40 }, (_, i) => (i % 3 ? 'Maria Mariana' : 'María')))
  const pages = await search(org, 'maria', 15)
  expect(pages.slice(0, 2).map((page) => page.length)).toEqual([15, 15])
  expect(new Set(pages.flat()).size).toBe(40)
  expect(pages.flat()).toHaveLength(40)
})

test('a rare first name is looked up, not the common last name that is longer', async () => {
  const org = await dealershipWith([...Array(30).fill('Ana Rodriguez'), 'Kim Rodriguez'])
  const { readUnits } = await metered(async () => {
    expect((await search(org, 'kim rodriguez', 20)).flat()).toEqual(['+16285551030'])
  })
  expect(readUnits).toBeLessThanOrEqual(2)
})

test.each([
  ['ana torres', ['+16285551000']],
  ['TOR an', ['+16285551000']],
  ['t torres', ['+16285551000']],
  ['(628) 555-1001', ['+16285551001']],
  ['1001', ['+16285551001']],
  ['nobody', []],
  ['torres nobody', []],
])('the search %j finds %j', async (text, found) => {
  const org = await dealershipWith(['Ana Torres', 'Ben Ng'])
  expect((await search(org, text, 20)).flat()).toEqual(found)
})

test('a place of another search is no place of this one', async () => {
  const org = await dealershipWith(['Ana Torres', 'Zoe Ng'])
  const { contacts } = await searchContacts(org, 'ana', 'zoe#somebody', 20, (some) => some)
  expect(contacts).toHaveLength(1)
})

test('a name of any length and writing gives words that are each written once, the number among them', () => {
  const first_name = `${'㍿'.repeat(16)}x ${'㍿'.repeat(16)}y ${'word'.repeat(50)}`
  const words = wordsOfContact({
    listed: { first_name, last_name: 'z '.repeat(200), addresses: { phone: '+16285551000' } },
  })
  expect(new Set(words).size).toBe(words.length)
  expect(words).toContain('16285551000')
  expect(words.every((word) => word.length <= 60)).toBe(true)
})
