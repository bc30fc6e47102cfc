import { ADDRESS_FIELDS, ADDRESS_KINDS, ADDRESSES } from '#contract/customers/channels/addresses.ts'
import type { AddressField, AddressKind } from '#contract/customers/channels/channels.ts'
import { ContactChanges } from '#contract/customers/contact.ts'
import type { ContactFieldName } from '#contract/customers/contact-fields.ts'
import { IMPORT_FIELDS, type ImportField } from '#contract/customers/import-fields.ts'
import type { Label } from '#contract/customers/labels.ts'
import { LABELS_IN_SPANISH, STAGES_IN_SPANISH } from '#contract/customers/names-in-spanish.ts'
import type { Stage } from '#contract/customers/stages.ts'
import { reported, wordsOf } from '#contract/field-words.ts'
import { foldText } from '#contract/fold-text.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'
import type { Refused } from '#contract/refusals.ts'
import { cleanText, saysNothing } from '../../platform/tabular/clean-text.ts'
import { readPhone } from '../contacts/read-phone.ts'
import { type Addresses, splitName } from '../contacts/rules.ts'

/** Somebody of a file, as they come in; what the file does not say is absent. */
export interface Person extends Partial<Record<ContactFieldName, string>> {
  first_name?: string
  last_name?: string
  addresses: Addresses
  stage?: string
  labels?: string[]
}

export interface ReadPerson {
  /** The cells that are brought in, by field, as they stand. */
  values: Partial<Record<ImportField, string>>
  person: Person
  /** What is wrong with which field; with any, nobody comes in. */
  errors: Record<string, Refused>
}

export interface Columns {
  header: string[]
  mapping: Record<string, ImportField>
  stages: Stage[]
  labels: Pick<Label, 'name'>[]
  /** Of numbers that name none. */
  country: PhoneCountry
}

/** What an export puts before a cell that a spreadsheet would take for a formula. */
const DEFUSED = /^'(?=[=+\-@])/

/** Reads a row of a contact file; a number is enough, names may be missing. */
export async function readPerson(
  cells: string[],
  { header, mapping, stages, labels: known, country }: Columns,
): Promise<ReadPerson> {
  const values: ReadPerson['values'] = {}
  for (const [i, name] of header.entries()) {
    const field = mapping[name]
    const text = field && cleanText(cells[i] ?? '').replace(DEFUSED, '')
    if (field && text && !saysNothing(text)) values[field] ??= text
  }
  const { name, stage, labels, ...texts } = withoutAddresses(values)
  const names = name && !texts.first_name && !texts.last_name ? splitName(name) : {}
  const person: Person = { ...names, ...texts, addresses: {} }
  const errors: ReadPerson['errors'] = {}

  for (const kind of ADDRESS_KINDS) {
    const { field } = ADDRESSES[kind]
    const written = values[field]
    const address = written && (await readAddress(kind, written, country))
    if (address) person.addresses[kind] = address
    else if (written) errors[field] = { key: 'number_wrong' }
  }
  if (ADDRESS_FIELDS.every((field) => !values[field])) errors.phone = { key: 'required' }
  if (stage) {
    const found = stages.find(({ id, name: called }) => isOneOf(stage, [id, called, spanish(STAGES_IN_SPANISH, id)]))
    if (found) person.stage = found.id
    else errors.stage = { key: 'stage_unknown' }
  }
  if (labels) {
    const names = known.map((label) => label.name)
    const named = labels.split(/[,;|]/).filter((label) => label.trim() !== '')
    const found = named.map((label) => names.find((one) => isOneOf(label, [one, spanish(LABELS_IN_SPANISH, one)])))
    if (!found.includes(undefined)) person.labels = [...new Set(found.filter((label) => label !== undefined))]
    else errors.labels = { key: 'label_unknown', about: { labels: names.join(', ') } }
  }
  const { addresses: _, ...rest } = person
  const checked = ContactChanges.safeParse(rest, reported)
  for (const issue of checked.error?.issues ?? []) errors[String(issue.path[0])] ??= wordsOf(issue)
  return { values, person, errors }
}

const withoutAddresses = (values: ReadPerson['values']) =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !(ADDRESS_FIELDS as string[]).includes(field)),
  ) as Partial<Record<Exclude<ImportField, AddressField>, string>>

const readAddress = (kind: AddressKind, written: string, country: PhoneCountry) =>
  ADDRESSES[kind].isNumber ? readPhone(written, country) : written

/** Whether a cell says one of these names, whatever its case and accents. */
const isOneOf = (cell: string, names: string[]) => names.some((name) => foldText(name) === foldText(cell))

const spanish = (names: Record<string, string>, id: string) => names[id] ?? id

/** The fields in which somebody of a file can differ from who is known, addresses apart. */
export const CHANGEABLE = IMPORT_FIELDS.filter(
  (field) => field !== 'name' && !(ADDRESS_FIELDS as ImportField[]).includes(field),
) as Exclude<ImportField, AddressField | 'name'>[]
