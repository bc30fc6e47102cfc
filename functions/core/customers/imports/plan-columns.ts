import { type ImportColumn, type ImportField, ownKeyOf } from '#contract/customers/import-fields.ts'
import type { Label } from '#contract/customers/labels.ts'
import { NUMBER_KINDS, numberKindOf } from '#contract/customers/number-columns.ts'
import type { Stage } from '#contract/customers/stages.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'
import { isOwnExport } from '../contacts/export-columns.ts'
import type { Field } from '../fields/entity.ts'

interface File {
  header: string[]
  mapping: Record<string, ImportColumn>
  /** The positions of the header's columns in the file; absent if it has no others. */
  places?: number[]
  stages: Stage[]
  labels: Pick<Label, 'name'>[]
  /** The dealership's own. */
  fields: Field[]
  /** The present one, by which a year of two digits is read. */
  year: number
  /** Of numbers that name none. */
  country: PhoneCountry
}

interface Column {
  name: string
  at: number
  /** The column that says what its numbers are: "Phone 1 - Label" beside "Phone 1 - Value". */
  labelAt: number | undefined
}

/** A file's columns by the fields that they hold, and what its rows are read with. */
export interface Columns extends Pick<File, 'stages' | 'labels' | 'fields' | 'year' | 'country'> {
  of: ReadonlyMap<ImportField, Column[]>
  /** Those of the dealership's own fields, by their keys. */
  own: ReadonlyMap<string, Column[]>
  /** The file is an export of ours. */
  isOurs: boolean
}

/** Prepares the reading of a file's rows. Of several columns of a field the first that says something counts. */
export function planColumns({ header, mapping, places, ...rest }: File): Columns {
  const of = new Map<ImportField, Column[]>()
  const own = new Map<string, Column[]>()
  const place = (i: number) => places?.[i] ?? i
  for (const [i, name] of header.entries()) {
    const field = Object.hasOwn(mapping, name) ? mapping[name] : undefined
    if (!field) continue
    const label = header.findIndex((other) => isLabelOf(other, name))
    const column = { name, at: place(i), labelAt: label < 0 ? undefined : place(label) }
    const key = ownKeyOf(field)
    if (key === undefined) of.set(field as ImportField, [...(of.get(field as ImportField) ?? []), column])
    else own.set(key, [...(own.get(key) ?? []), column])
  }
  return { ...rest, of, own, isOurs: isOwnExport(header) }
}

const LABEL = /\s*-?\s*(?:label|type|etiqueta|tipo)$/i
const VALUE = /\s*-?\s*(?:value|valor)?$/i

/** True if a column may hold labels of the numbers next to it. */
export const isLabelColumn = (name: string) => LABEL.test(name)
const isLabelOf = (label: string, name: string) =>
  isLabelColumn(label) && label.replace(LABEL, '') === name.replace(VALUE, '')

/** A number's rank by its label, the least first; undefined for a fax. */
export function rankOf(words: string): number | undefined {
  const kind = numberKindOf(words)
  return kind && NUMBER_KINDS.indexOf(kind)
}
