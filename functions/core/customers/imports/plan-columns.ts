import type { ImportField } from '#contract/customers/import-fields.ts'
import type { Label } from '#contract/customers/labels.ts'
import { NUMBER_KINDS, numberKindOf } from '#contract/customers/number-columns.ts'
import type { Stage } from '#contract/customers/stages.ts'
import type { PhoneCountry } from '#contract/people/countries.ts'

interface File {
  header: string[]
  mapping: Record<string, ImportField>
  /** The positions of the header's columns in the file; absent if it has no others. */
  places?: number[]
  stages: Stage[]
  labels: Pick<Label, 'name'>[]
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
export interface Columns extends Pick<File, 'stages' | 'labels' | 'country'> {
  of: ReadonlyMap<ImportField, Column[]>
}

/** Prepares the reading of a file's rows. Of several columns of a field the first that says something counts. */
export function planColumns({ header, mapping, places, ...rest }: File): Columns {
  const of = new Map<ImportField, Column[]>()
  const place = (i: number) => places?.[i] ?? i
  for (const [i, name] of header.entries()) {
    const field = Object.hasOwn(mapping, name) ? mapping[name] : undefined
    if (!field) continue
    const label = header.findIndex((other) => isLabelOf(other, name))
    const column = { name, at: place(i), labelAt: label < 0 ? undefined : place(label) }
    of.set(field, [...(of.get(field) ?? []), column])
  }
  return { ...rest, of }
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
