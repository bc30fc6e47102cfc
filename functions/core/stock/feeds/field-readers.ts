import { FIELD_NAMES, type FieldName, type FieldsWith, type ValueOf } from '#contract/stock/field-names.ts'
import type { RowWords } from '#contract/stock/row-words.ts'
import { type Field, type Kind, ofKind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { type Columns, shorten } from '../../platform/tabular/row-cells.ts'
import type { FeedVehicle } from './feed-vehicle.ts'
import { htmlToText } from './html-to-text.ts'
import { normaliseHeader } from './map-header.ts'
import { readMileage, readMoney, readNumber } from './read-amounts.ts'
import { readDate } from './read-date.ts'
import { readOptions } from './read-options.ts'
import { readAvailability, readCondition } from './read-states.ts'
import type { VehicleCells } from './vehicle-cells.ts'
import { withLineBreaks } from './with-line-breaks.ts'

/** Limits for a dealer's own text. */
const CHARACTERS_MAX = 10_000
const HTML_MAX = 60_000

/** Fields that the row's reader reads itself: one may stand in for another, or hold several values. */
const OF_ROW = [
  'vin',
  'stockNumber',
  'dealer_code',
  'year',
  'make',
  'model',
  'trim',
  'body',
  'title',
  'images',
] as const
type Alone = Exclude<FieldName, (typeof OF_ROW)[number]>
/** Each choice has its own spellings, and so does a distance. */
type Own = Extract<Alone, FieldsWith<{ kind: 'choice' }> | 'mileage'>
type ReadKind = Exclude<Kind, 'choice' | 'pictures'>

/** Reads a field's value from its columns in the current row; created once per file, because it runs for every row. */
type Read = (cells: VehicleCells, columns: Columns) => () => ValueOf<FieldName> | undefined

const kinds: { [K in ReadKind]: (field: Field<K>) => Read } = {
  text:
    ({ max }) =>
    (cells, columns) =>
    () =>
      cells.words(columns, max) || undefined,
  prose: () => (cells, columns) => () => readProse(cells, columns),
  number:
    ({ min, max }) =>
    (cells, columns) => {
      const read = (text: string) => readNumber(text, min, max)
      return () => cells.number(columns, read)
    },
  money: () => (cells, columns) => {
    const read = (text: string, column: number) => readMoney(text, cells.dotIn(column))
    return () => cells.number(columns, read)
  },
  day: () => (cells, columns) => () => readDay(cells, columns),
  list: () => (cells, columns) => {
    const hasCommas = normaliseHeader(cells.columnOf(columns)) === 'equipmentcode'
    return () => {
      const text = cells.text(columns)
      return text === '' ? undefined : readOptions(withLineBreaks(text), hasCommas)
    }
  },
}

const own: Record<Own, Read> = {
  mileage: (cells, columns) => {
    const metric = columns.filter((column) => /^k/.test(normaliseHeader(cells.header[column] ?? '')))
    const unitOf = (column: number) => (metric.includes(column) ? 'km' : cells.text(cells.columns.mileage_unit))
    const read = (text: string, column: number) => readMileage(text, unitOf(column), cells.dotIn(column))
    return () => cells.number(columns, read)
  },
  condition: (cells, columns) => () => readCondition(cells.text(columns)),
  availability: (cells, columns) => () => readAvailability(cells.state(columns)),
}

function readDay(cells: VehicleCells, columns: Columns): string | undefined {
  const text = cells.text(columns)
  const day = text === '' ? undefined : readDate(text)
  if (text !== '' && day === undefined) cells.tell(columns, text, { key: 'date_unreadable' }, 'warning')
  return day
}

/** A dealer's own text without markup; undefined if there is none. */
function readProse(cells: VehicleCells, columns: Columns): string | undefined {
  const html = cells.text(columns)
  if (html === '') return undefined
  const text = htmlToText(withLineBreaks(shorten(html, HTML_MAX)))
  if (text.length <= CHARACTERS_MAX) return text || undefined
  const problem: RowWords = { key: 'description_cut', about: { characters: CHARACTERS_MAX } }
  cells.tell(columns, text, problem, 'warning')
  return shorten(text, CHARACTERS_MAX)
}

/** Fields whose numbers may have dots as separators. */
export const AMOUNTS = FIELD_NAMES.filter((name) => name === 'mileage' || VEHICLE_FIELDS[name].kind === 'money')

const isAlone = (name: FieldName): name is Alone => !(OF_ROW as readonly FieldName[]).includes(name)
const isOwn = (name: Alone): name is Own => name in own
const readerOf = (name: Alone): Read => (isOwn(name) ? own[name] : ofKind(kinds, VEHICLE_FIELDS[name]))

/** A reader for each independently read field that has a column; copies the current row's value into the vehicle. */
export const fieldReaders = (cells: VehicleCells) =>
  FIELD_NAMES.filter(isAlone).flatMap((name) => {
    const columns = cells.columns[name]
    if (columns.length === 0) return []
    const read = readerOf(name)(cells, columns)
    return (vehicle: FeedVehicle) => {
      const value = read()
      if (value !== undefined) (vehicle as Record<Alone, unknown>)[name] = value
    }
  })
