import { cleanName } from '#contract/clean-name.ts'
import { ADDRESS_FIELDS, ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { AddressField } from '#contract/customers/channels/channels.ts'
import { ContactChanges } from '#contract/customers/contact.ts'
import { CONTACT_FIELD_NAMES, type ContactFieldName } from '#contract/customers/contact-fields.ts'
import { IMPORT_FIELDS, type ImportColumn, type ImportField, ownColumn } from '#contract/customers/import-fields.ts'
import { LABELS_IN_SPANISH, STAGES_IN_SPANISH } from '#contract/customers/names-in-spanish.ts'
import { reported, wordsOf } from '#contract/field-words.ts'
import { foldText } from '#contract/fold-text.ts'
import type { Refused } from '#contract/refusals.ts'
import { cleanText, saysNothing } from '../../platform/tabular/clean-text.ts'
import { undefuse } from '../../platform/tabular/csv-cell.ts'
import { type Addresses, isTheirs } from '../contacts/reachable-addresses.ts'
import type { Values } from '../fields/entity.ts'
import { wrongValue } from '../fields/field-values.ts'
import { readCell } from '../fields/read-cell.ts'
import type { Columns } from './plan-columns.ts'
import { nameIn, readName } from './read-name.ts'
import { type LabeledNumber, type NumberCell, type RowCountry, readNumbers } from './read-numbers.ts'
import { readOwnAddresses } from './read-own-addresses.ts'
import { readWish, type Wish } from './read-wish.ts'

/** Somebody of a file, as they come in; what the file does not say is absent. */
export interface Person extends Partial<Record<ContactFieldName, string>> {
  first_name?: string
  last_name?: string
  addresses: Addresses
  /** Their numbers beside these. */
  numbers?: LabeledNumber[]
  stage?: string
  labels?: string[]
  /** Of the dealership's own fields. */
  custom?: Values
  /** Where they don't want to be written to. */
  opted_out?: Wish[]
}

export interface ReadPerson {
  /** The cells that are brought in, by field, as they stand. */
  values: Partial<Record<ImportColumn, string>>
  person: Person
  /** The reasons for refusing the row, such as a missing number. */
  errors: Record<string, Refused>
  /** Invalid fields, which the contact is imported without. */
  left_out: Record<string, Refused>
}

/** Reads a row of a contact file; a number is enough, all else may be missing or wrong. */
export async function readPerson(cells: string[], columns: Columns): Promise<ReadPerson> {
  const values = valuesOf(cells, columns)
  const person: Person = { addresses: {} }
  const errors: ReadPerson['errors'] = {}
  const left_out: ReadPerson['left_out'] = {}

  const wrong = await readAddresses(cells, columns, values, person)
  const isReached = Object.keys(person.addresses).length > 0
  Object.assign(isReached ? left_out : errors, wrong)
  if (ADDRESS_FIELDS.every((field) => !values[field])) errors.phone = { key: 'required' }

  readTexts(values, person, left_out)
  readStage(values, person, left_out, columns)
  readLabels(values, person, left_out, columns)
  readWishes(cells, columns, person, left_out)
  readOwn(cells, columns, { values, person, left_out })
  return { values, person, errors, left_out }
}

/** A cell's text; empty if it means nothing, such as N/A. An export of ours has it exactly. */
function textAt(cells: string[], { isOurs }: Columns, at: number): string {
  if (isOurs) return undefuse(cells[at] ?? '')
  const text = undefuse(cleanText(cells[at] ?? ''))
  return saysNothing(text) ? '' : text
}

/** The first text of each field; all of them where numbers are meant. */
function valuesOf(cells: string[], row: Columns): ReadPerson['values'] {
  const values: ReadPerson['values'] = {}
  for (const [field, columns] of row.of) {
    const said = columns
      .map(({ name: column, at }) => ({ column, text: textAt(cells, row, at) }))
      .filter(({ text }) => text !== '')
    const isNumbers = (ADDRESS_FIELDS as ImportField[]).includes(field)
    const text = isNumbers ? [...new Set(said.map(({ text }) => text))].join(' · ') : textIn(field, said)
    if (text) values[field] = text
  }
  return values
}

const NAMES: readonly string[] = ['first_name', 'last_name', 'name'] satisfies ImportField[]
const textIn = (field: string, said: { column: string; text: string }[]) =>
  NAMES.includes(field) ? nameIn(said) : said[0]?.text

/** Fills in where somebody is reached; answers what is wrong with which kind of address. */
async function readAddresses(cells: string[], columns: Columns, values: ReadPerson['values'], person: Person) {
  const { of, country, isOurs } = columns
  const text = (at: number) => textAt(cells, columns, at)
  const exact = isOurs ? readOwnAddresses(of, text) : undefined
  if (exact) {
    person.addresses = exact.addresses
    if (exact.numbers.length > 0) person.numbers = exact.numbers
    return {}
  }
  const wrong: Record<string, Refused> = {}
  const further: LabeledNumber[] = []
  const rowCountry = await countryOf(values.country, country)
  for (const kind of TYPED_KINDS) {
    const { field } = ADDRESSES[kind]
    const written: NumberCell[] = (of.get(field) ?? []).flatMap(({ name, at, labelAt }) => {
      const written = text(at)
      return written ? [{ text: written, column: name, label: labelAt === undefined ? '' : text(labelAt) }] : []
    })
    const { numbers, problem } = await readNumbers(kind, written, rowCountry)
    const [first, ...others] = numbers
    if (first) person.addresses[kind] = first.value
    if (problem) wrong[field] = problem
    further.push(...others)
  }
  const kept = further.filter(({ value }) => !isTheirs(person, value)).slice(0, NUMBERS_MAX)
  if (kept.length > 0) person.numbers = kept
  return wrong
}
const NUMBERS_MAX = 5

/** The country that a row names, else the dealership's. */
async function countryOf(named: string | undefined, country: string): Promise<RowCountry> {
  if (!named) return { country }
  const code = /^\+?(\d{1,3})(?:\.0)?$/.exec(named)?.[1]
  if (code) return { code }
  const { readCountry } = await import('./read-country.ts')
  const found = readCountry(named)
  return found ? { country: found } : { unknown: named.slice(0, 40) }
}

/** Names and what else is known in texts, those that are too long or wrong apart. */
function readTexts(values: ReadPerson['values'], person: Person, left_out: ReadPerson['left_out']) {
  const named = values.name && !values.first_name && !values.last_name ? readName(oneLine(values.name)) : {}
  const names = { first_name: values.first_name, last_name: values.last_name, ...named }
  const email = ADDRESS.exec(values.email ?? '')?.[0] ?? values.email
  const texts = { ...Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, values[name]])), ...names, email }
  for (const [field, text] of Object.entries(texts)) {
    if (!text) continue
    const read = { [field]: field === 'notes' ? text : oneLine(text) }
    const [issue] = ContactChanges.safeParse(read, reported).error?.issues ?? []
    if (issue) left_out[field] = wordsOf(issue)
    else Object.assign(person, read)
  }
}
const oneLine = cleanName
/** The first address of a cell, among others, and in "Ana <ana@example.com>" or a link. */
const ADDRESS = /[^\s<>()"',;:|]+@[^\s<>()"',;:|]+/

function readStage(
  { stage }: ReadPerson['values'],
  person: Person,
  left_out: ReadPerson['left_out'],
  { stages }: Columns,
) {
  if (!stage) return
  const found = stages.find(({ id, name: called }) => isOneOf(stage, [id, called, spanish(STAGES_IN_SPANISH, id)]))
  if (found) person.stage = found.id
  else left_out.stage = { key: 'import_stage_unknown', about: { stage: stage.slice(0, 80) } }
}

/** Google's own groups begin with a star, and are no labels. */
const GROUP_OF_GOOGLE = /^\*/

function readLabels(
  values: ReadPerson['values'],
  person: Person,
  left_out: ReadPerson['left_out'],
  { labels: known }: Columns,
) {
  const named = (values.labels ?? '')
    .split(/[,;|]|:::/)
    .map((label) => label.trim())
    .filter((label) => label !== '' && !GROUP_OF_GOOGLE.test(label))
  const find = (label: string) =>
    known.find(({ name }) => isOneOf(label, [name, spanish(LABELS_IN_SPANISH, name)]))?.name
  const found = [...new Set(named.flatMap((label) => find(label) ?? []))]
  const unknown = named.filter((label) => find(label) === undefined)
  if (found.length > 0) person.labels = found
  if (unknown.length > 0)
    left_out.labels = { key: 'import_labels_unknown', about: { labels: unknown.join(', ').slice(0, 200) } }
}

/** Any column that says so keeps somebody from being written to. */
function readWishes(cells: string[], columns: Columns, person: Person, left_out: ReadPerson['left_out']) {
  const wishes = new Map<string, Wish>()
  for (const field of ['opted_out', 'allows_texts'] as const)
    for (const { at } of columns.of.get(field) ?? []) {
      const text = textAt(cells, columns, at)
      const wish = text ? readWish(field, text) : []
      if (!wish) left_out[field] = { key: 'wish_unknown' }
      for (const one of wish ?? []) wishes.set(`${one.channel} ${one.to ?? ''}`, one)
    }
  if (wishes.size > 0) person.opted_out = [...wishes.values()]
}

/** What it says of the dealership's own fields. */
function readOwn(
  cells: string[],
  columns: Columns,
  { values, person, left_out }: Pick<ReadPerson, 'values' | 'person' | 'left_out'>,
) {
  const custom: Values = {}
  const { own, fields, year } = columns
  for (const field of fields) {
    const text = (own.get(field.key) ?? []).map(({ at }) => textAt(cells, columns, at)).find((one) => one !== '')
    if (!text) continue
    const column = ownColumn(field.key)
    values[column] = text
    const value = readCell(field, text, year)
    if (value === undefined) left_out[column] = wrongValue(field)
    else custom[field.id] = value
  }
  if (Object.keys(custom).length > 0) person.custom = custom
}

/** True if a cell has one of these names, ignoring case and accents. */
const isOneOf = (cell: string, names: string[]) => names.some((name) => foldText(name) === foldText(cell.trim()))

const spanish = (names: Record<string, string>, id: string) => names[id] ?? id

/** The fields in which somebody of a file can differ from who is known, addresses and wishes apart. */
export const CHANGEABLE = IMPORT_FIELDS.filter(
  (field) => !['name', 'country', 'opted_out', 'allows_texts', ...ADDRESS_FIELDS].includes(field),
) as Exclude<ImportField, AddressField | 'name' | 'country' | 'opted_out' | 'allows_texts'>[]
