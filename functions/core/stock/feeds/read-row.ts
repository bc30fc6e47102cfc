import type { RowWords } from '#contract/stock/row-words.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { isVin, writtenVin } from '#contract/stock/written-vin.ts'
import type { Problems } from '../../platform/tabular/collect-problems.ts'
import { shorten } from '../../platform/tabular/row-cells.ts'
import { titleOf } from '../vehicles/title-of.ts'
import type { FeedDealer, FeedVehicle } from './feed-vehicle.ts'
import { fieldReaders } from './field-readers.ts'
import { hashVehicle } from './hash-vehicle.ts'
import type { ColumnsOf, HeaderMapping } from './map-header.ts'
import { type Amount, readYear } from './read-amounts.ts'
import { readCombinedText, writtenMake } from './read-combined-text.ts'
import { readImages } from './read-images.ts'
import { readAvailability } from './read-states.ts'
import { readVin } from './read-vin.ts'
import { VehicleCells } from './vehicle-cells.ts'

interface RowRules {
  /** The header with every column, including cost columns, in the order of the rows. */
  header: readonly string[]
  mapping: HeaderMapping
  now: Date
  /** Our own public origin, whose pictures may be http (the local cloud's). */
  ownOrigin?: string
}

const CODE_MAX = VEHICLE_FIELDS.stockNumber.max

/** Turns a file's rows into vehicles; issues go to `problems`, and a row with an error makes no vehicle. */
export class RowReader {
  readonly #cells: VehicleCells
  readonly #columns: ColumnsOf
  readonly #hasCosts: boolean
  readonly #ownOrigin: string | undefined
  readonly #readYear: (text: string) => Amount
  readonly #readAlone: ReturnType<typeof fieldReaders>

  constructor({ header, mapping, now, ownOrigin }: RowRules, problems: Problems<RowWords>) {
    const { columns, hasCosts } = mapping
    const cells = new VehicleCells(header, columns, problems)
    this.#cells = cells
    this.#columns = columns
    this.#hasCosts = hasCosts
    this.#ownOrigin = ownOrigin
    this.#readYear = (text) => readYear(text, now)
    this.#readAlone = fieldReaders(cells)
  }

  /** Sets the meaning of dots in amount columns, for the rows from now on. */
  set dotIn(dotIn: VehicleCells['dotIn']) {
    this.#cells.dotIn = dotIn
  }

  /** Takes up a row; false if its cells do not match the header. */
  take(row: readonly string[], line: number): boolean {
    this.#cells.row = row
    this.#cells.line = line
    return this.#fits()
  }

  /** The vehicle in the current row; undefined if the row has an error. */
  read(): FeedVehicle | undefined {
    const stockNumber = shorten(this.#cells.text(this.#columns.stockNumber), CODE_MAX)
    const vin = readVin(this.#cells, stockNumber)
    if (vin === undefined) return undefined

    const vehicle = this.#named(vin, stockNumber)
    if (vehicle.title === '') {
      this.#cells.tell([], '', { key: 'vehicle_unnamed' }, 'error')
      return undefined
    }
    if (vehicle.make === undefined && this.#columns.make.length > 0) this.#tellMakeless()
    for (const read of this.#readAlone) read(vehicle)
    this.#show(vehicle)
    vehicle.hash = hashVehicle(vehicle)
    return vehicle
  }

  /**
   * The key of the vehicle that a row with an error is about; if its cells do not match the header, by a VIN in any of
   * them. Undefined if the row does not tell, or the vehicle is sold.
   */
  keyOfRefused(row: readonly string[]): string | undefined {
    const cells = this.#cells
    const { vin, stockNumber, availability } = this.#columns
    cells.row = row
    if (readAvailability(cells.state(availability)) === 'sold') return undefined
    const shifted = row.length === cells.header.length ? [] : row
    const written = [cells.text(vin), ...shifted].map(writtenVin).find(isVin) ?? ''
    const stock = shorten(cells.text(stockNumber), CODE_MAX)
    return written || stock ? keyOf(written, this.#dealerCode(), stock) : undefined
  }

  /** Reports that the current row is the same vehicle as an earlier one. */
  tellDuplicate({ vin, stockNumber = '' }: FeedVehicle, line: number) {
    if (vin) this.#cells.tell(this.#columns.vin, vin, { key: 'vin_again', about: { line } }, 'warning')
    else
      this.#cells.tell(
        this.#columns.stockNumber,
        stockNumber,
        { key: 'stock_number_again', about: { line } },
        'warning',
      )
  }

  /** The dealer's details in the current row. */
  describeDealer = (): Omit<FeedDealer, 'code' | 'vehicles'> => {
    const dealer: Omit<FeedDealer, 'code' | 'vehicles'> = {}
    for (const part of ['name', 'phone', 'address', 'city', 'state', 'zip'] as const) {
      const text = this.#cells.words(this.#columns[`dealer_${part}`])
      if (text !== '') dealer[part] = text
    }
    return dealer
  }

  /**
   * Cells beyond the header mean that values are in the wrong columns; missing ones at the end do no harm. But if any
   * column holds costs, a row needs exactly the header's cells: one more or less may have moved a cost under a price.
   */
  #fits(): boolean {
    const { row, header, line, problems } = this.#cells
    if (row.length === header.length) return true
    if (this.#hasCosts) {
      this.#cells.tell(
        [],
        '',
        { key: 'cells_beside_costs', about: { cells: row.length, header: header.length } },
        'error',
      )
      return false
    }
    if (row.slice(header.length).some((cell) => cell.trim() !== '')) {
      this.#cells.tell(
        [],
        '',
        { key: 'cells_beyond_header', about: { cells: row.length, header: header.length } },
        'error',
      )
      return false
    }
    if (row.length < header.length)
      problems.addRepeated('short', { line, column: '', value: '' }, (count) => ({
        key: 'cells_missing',
        about: { count },
      }))
    return true
  }

  /** Year, make and model, from their own columns or else from the combined one. */
  #named(vin: string, stockNumber: string): FeedVehicle {
    const cells = this.#cells
    const columns = this.#columns
    const code = this.#dealerCode()
    const given = { make: writtenMake(cells.words(columns.make)), model: cells.words(columns.model) }
    const combined = cells.words(columns.title)
    const apart = given.make === '' && given.model === '' && combined !== '' ? readCombinedText(combined) : {}
    const year = cells.number(columns.year, this.#readYear) ?? apart.year
    const make = given.make || apart.make
    const model = given.model || apart.model
    const trim = cells.words(columns.trim)
    const body = cells.words(columns.body) || apart.body

    const vehicle: FeedVehicle = {
      key: keyOf(vin, code, stockNumber),
      title: model || (make && !combined) ? titleOf({ year, make, model, trim }) : combined,
      image_lines: '',
      availability: 'available',
      hash: '',
    }
    if (vin) vehicle.vin = vin
    if (code) vehicle.dealer_code = code
    if (stockNumber) vehicle.stockNumber = stockNumber
    if (year !== undefined) vehicle.year = year
    if (make) vehicle.make = make
    if (model) vehicle.model = model
    if (trim) vehicle.trim = trim
    if (body) vehicle.body = body
    return vehicle
  }

  /** Reported once per file: a dealer whose system has no makes still has the column. */
  #tellMakeless() {
    const { line, problems } = this.#cells
    const column = this.#cells.columnOf(this.#columns.make)
    problems.addRepeated('make', { line, column, value: '' }, (count) => ({ key: 'makes_missing', about: { count } }))
  }

  /** Adds the pictures. */
  #show(vehicle: FeedVehicle) {
    const cells = this.#cells
    const columns = this.#columns
    const lists: string[] = []
    for (const index of columns.images) {
      const list = cells.row[index]
      if (list) lists.push(list)
    }
    const { image_lines, refused } = readImages(lists, this.#ownOrigin)
    vehicle.image_lines = image_lines
    if (refused.length > 0)
      cells.tell(
        columns.images,
        refused[0] ?? '',
        { key: 'pictures_refused', about: { count: refused.length } },
        'warning',
      )
  }

  /** A code as exported by a spreadsheet: 7654321.0 is 7654321. */
  #dealerCode(): string {
    const code = shorten(this.#cells.text(this.#columns.dealer_code), CODE_MAX)
    return code.includes('.') ? code.replace(/^(\d+)\.0+$/, '$1') : code
  }
}

const keyOf = (vin: string, code: string, stockNumber: string) => vin || `${code}#${stockNumber}`
