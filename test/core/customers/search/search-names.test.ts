import { beforeAll, expect, test } from 'vitest'
import { addContact } from '../../../../functions/core/customers/contacts/add-contact.ts'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import { newContact } from '../../../../functions/core/customers/contacts/new-contact.ts'
import { indexContacts } from '../../../../functions/core/customers/search/index-contacts.ts'
import { searchContacts } from '../../../../functions/core/customers/search/search-contacts.ts'
import {
  holdsWords,
  indexedWordsOf,
  searchedWordsOf,
} from '../../../../functions/core/customers/text-words/searched-words.ts'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { openTestTable } from '../../../table.ts'

const org = provenOrg(newId(new Date()))
const now = new Date()

const PEOPLE = [
  { first_name: 'Seán', last_name: 'O’Connor', phone: '+15125560001' },
  { first_name: 'Una', last_name: 'OConnor', phone: '+15125560002' },
  { first_name: 'Eve', last_name: 'O Connor', phone: '+15125560003' },
  { first_name: 'Otto', last_name: 'Connor', phone: '+15125560004' },
  { first_name: 'Mary-Jane', last_name: 'Smith-Jones', phone: '+15125560005' },
  { first_name: 'Ann', last_name: 'Smithjones', phone: '+15125560006' },
  { first_name: 'Rosa', last_name: 'De la Cruz', phone: '+525512345678' },
  { first_name: 'Ray', last_name: 'Mc Donald', phone: '+5511987654321' },
  { first_name: 'Tim', last_name: 'McDonald', phone: '+5491123456789' },
  { first_name: '小明', last_name: '王', phone: '+15125560011' },
  { first_name: '김민준', last_name: '', phone: '+15125560012' },
  { first_name: 'Dee', last_name: 'Two', phone: '+15125560010', numbers: [{ value: '+15125569999', label: 'Work' }] },
]

beforeAll(async () => {
  await openTestTable()
  for (const { phone, numbers, ...names } of PEOPLE) {
    const id = contactIdOf(org, phone)
    const listed = { ...names, numbers, addresses: { phone } }
    await addContact(newContact({ org, id, listed, created_at: now.toISOString() }, now))
    await indexContacts(org, [{ before: undefined, after: await findContact({ org }, id, true) }])
  }
})

test.each([
  ['oconnor', ['Eve', 'Seán', 'Una']],
  ['o’connor', ['Eve', 'Otto', 'Seán', 'Una']],
  ["O'Connor", ['Eve', 'Otto', 'Seán', 'Una']],
  ['o connor', ['Eve', 'Otto', 'Seán', 'Una']],
  ['sean oconnor', ['Seán']],
  ['smithjones', ['Ann', 'Mary-Jane']],
  ['smith-jones', ['Ann', 'Mary-Jane']],
  ['smith jones', ['Ann', 'Mary-Jane']],
  ['maryjane', ['Mary-Jane']],
  ['ann smith jones', []],
  ['delacruz', ['Rosa']],
  ['de la cruz', ['Rosa']],
  ['mcdonald', ['Ray', 'Tim']],
  ['mc donald', ['Ray', 'Tim']],
  ['王小明', ['小明']],
  ['小明', ['小明']],
  ['明', ['小明']],
  ['민준', ['김민준']],
  // Each of their numbers, in each of its writings.
  ['+52 1 55 1234 5678', ['Rosa']],
  ['+52 55 1234 5678', ['Rosa']],
  ['044 55 1234 5678', ['Rosa']],
  ['5512345678', ['Rosa']],
  ['+55 11 8765-4321', ['Ray']],
  ['+55 11 98765-4321', ['Ray']],
  ['11 98765-4321', ['Ray']],
  ['+54 11 2345-6789', ['Tim']],
  ['+54 9 11 2345-6789', ['Tim']],
  ['011 15 2345-6789', ['Tim']],
  ['(512) 556-9999', ['Dee']],
])('the search “%s” finds %j', async (search, found) => {
  const { contacts } = await searchContacts(org, search, undefined, 20, (some) => some)
  expect(contacts.map(({ listed }) => listed.first_name).toSorted()).toEqual(found)
})

test('who is written in one word is found by its parts, page by page', async () => {
  const found: string[] = []
  let place: string | undefined
  do {
    const page = await searchContacts(org, 'smith jones', place, 1, (some) => some)
    found.push(...page.contacts.map(({ listed }) => listed.first_name))
    place = page.place
  } while (place !== undefined)
  expect(found).toEqual(['Mary-Jane', 'Ann'])
})

test.each([
  ['It is $3,500 down', '3500', true],
  ['Do you take 3500?', '$3,500.00', true],
  ['Something between $3,500-4,000', '3500', true],
  ['Something between $3,500-4,000', '4000', true],
  ['Call 512.555.0100', '555.0100', true],
  ['Is 1FMCU9G61MUA12345 still there?', 'MUA12345', true],
  ['Is 1FMCU9G61MUA12345 still there?', '12345', true],
  ['Is 1FMCU9G61MUA12345 still there?', '1fmcu9g61mua12345', true],
  ['Is 1FMCU9G61MUA12345 still there?', 'MUA12346', false],
])('in the text “%s” the search %s finds something: %s', (text, search, isFound) => {
  const { words, stems } = searchedWordsOf(search)
  const indexed = indexedWordsOf(text)
  const isIndexed = stems.every((stem) => indexed.some((word) => word.startsWith(stem)))
  expect(isIndexed && holdsWords(text, words)).toBe(isFound)
})
