import { hash } from 'node:crypto'
import { foldText } from '#contract/fold-text.ts'
import type { FeedField } from '#contract/stock/feed-columns.ts'
import { cutText } from '../../platform/cut-text.ts'
import { cleanText } from '../../platform/tabular/clean-text.ts'
import { isCostColumn } from './cost-columns.ts'
import { aliasOf, FEED_FIELDS } from './header-aliases.ts'

/** A manager's own choices: a field's column by its name, null for none; fields left out are mapped automatically. */
export type Overrides = { readonly [field: string]: string | null | undefined }

/** The columns of each field, by index: the first one with a value counts; for images, all of them do. */
export type ColumnsOf = { readonly [field in FeedField]: readonly number[] }

export interface HeaderMapping {
  /** Identifies this layout of columns, so that an override is remembered for similar files. */
  header_hash: string
  /** The column names as in the file, without cost columns and nameless ones, and their positions. */
  header: string[]
  indexes: number[]
  /** True if a column was left out because it holds costs. */
  hasCosts: boolean
  columns: ColumnsOf
  /** The columns taken by any field. */
  taken: ReadonlySet<number>
  /** Each field's first column by name, or null. */
  fields: { field: FeedField; column: string | null; is_override: boolean }[]
  /** Columns that no field takes. */
  ignored: string[]
}

const NAME_CHARACTERS = 200
/** More columns for one field than it has names; pictures have one per column. */
const COLUMNS_OF_FIELD_MAX = 20

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g

/** "Stock #", " stock_no.", and "Año" in the form in which names are compared. */
export const normaliseHeader = (name: string) => foldText(cleanText(name)).replace(/[^a-z0-9]/g, '')

const shown = (name: string) => cutText(name.replace(INVISIBLE, '').trim(), NAME_CHARACTERS)

/** Finds each field's columns by their names; a cost column is never one of them, whatever an override says. */
export function mapHeader(header: readonly string[], overrides: Overrides = {}): HeaderMapping {
  const names = header.map(normaliseHeader)
  const isOpen = names.map((name) => name !== '' && !isCostColumn(name))
  const columns = columnsByAlias(names.map((name, i) => (isOpen[i] ? name : '')))
  const overridden = new Set<FeedField>()
  for (const field of FEED_FIELDS) {
    const wanted = overrides[field]
    if (wanted === undefined) continue
    const chosen = wanted === null ? [] : columnsCalled(wanted, header, names, isOpen)
    if (wanted !== null && chosen.length === 0) continue
    columns[field] = chosen.slice(0, field === 'images' ? undefined : COLUMNS_OF_FIELD_MAX)
    overridden.add(field)
  }

  const taken = new Set(Object.values(columns).flat())
  const named = (i: number) => shown(header[i] ?? '')
  return {
    header_hash: hash('sha256', names.filter((_, i) => isOpen[i]).join('\n'), 'hex').slice(0, 32),
    header: header.filter((_, i) => isOpen[i]).map(shown),
    indexes: header.flatMap((_, i) => (isOpen[i] ? [i] : [])),
    hasCosts: names.some(isCostColumn),
    columns,
    taken,
    fields: FEED_FIELDS.map((field) => {
      const first = columns[field][0]
      return { field, column: first === undefined ? null : named(first), is_override: overridden.has(field) }
    }),
    ignored: header.flatMap((_, i) => (isOpen[i] && !taken.has(i) ? [named(i)] : [])),
  }
}

function columnsByAlias(names: string[]): Record<FeedField, number[]> {
  const found = names.flatMap((name, index) => {
    const alias = aliasOf(name)
    return alias ? [{ ...alias, index }] : []
  })
  found.sort((a, b) => a.rank - b.rank || a.index - b.index)
  const columns = Object.fromEntries(FEED_FIELDS.map((field): [FeedField, number[]] => [field, []])) as Record<
    FeedField,
    number[]
  >
  for (const { field, index } of found)
    if (field === 'images' || columns[field].length < COLUMNS_OF_FIELD_MAX) columns[field].push(index)
  return columns
}

/** By exact name, else by normalized name; several if a column is repeated. */
function columnsCalled(wanted: string, header: readonly string[], names: string[], isOpen: boolean[]): number[] {
  const open = header.map((_, i) => i).filter((i) => isOpen[i])
  const exact = open.filter((i) => shown(header[i] ?? '') === shown(wanted))
  return exact.length > 0 ? exact : open.filter((i) => names[i] === normaliseHeader(wanted) && names[i] !== '')
}
