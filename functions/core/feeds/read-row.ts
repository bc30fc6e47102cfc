import { hash } from 'node:crypto'
import { cutText } from '../table/cut-text.ts'
import { hasCheckDigit, isVin, writtenVin } from './check-vin.ts'
import { cleanText, saysNothing } from './clean-text.ts'
import type { Problems } from './collect-problems.ts'
import type { FeedDealer, FeedVehicle, RowProblem } from './feed-vehicle.ts'
import type { FeedField } from './header-aliases.ts'
import { htmlToText } from './html-to-text.ts'
import { type HeaderMapping, normaliseHeader } from './map-header.ts'
import { type Amount, readMileage, readMoney, readYear } from './read-amounts.ts'
import { readDate } from './read-date.ts'
import { readImages, secureUrl } from './read-images.ts'
import { readOptions } from './read-options.ts'
import { readAvailability, readCondition } from './read-states.ts'
import { readVehicleInfo, writtenMake } from './read-vehicle-info.ts'

export interface RowRules {
  /** The header with every column, cost columns too, as rows have them. */
  header: readonly string[]
  mapping: HeaderMapping
  now: Date
  /** Our own public address, whose pictures may be http (the local cloud's). */
  ownOrigin?: string
}

const WORDS_MAX = 100
const STOCK_MAX = 40
const DESCRIPTION_MAX = 10_000
const HTML_MAX = 60_000
const VIN_RULE = 'This is not a VIN (17 letters and digits, never I, O or Q)'

/** Makes vehicles of a file's rows; what is wrong with one goes to `problems`, and a row in error is no vehicle. */
export class RowReader {
  readonly #rules: RowRules
  readonly #problems: Problems
  readonly #isKilometers: boolean
  readonly #hasCommasInOptions: boolean
  #row: readonly string[] = []
  #line = 0

  constructor(rules: RowRules, problems: Problems) {
    this.#rules = rules
    this.#problems = problems
    this.#isKilometers = /^k/.test(this.#nameOf('mileage'))
    this.#hasCommasInOptions = this.#nameOf('options') === 'equipmentcode'
  }

  /** The vehicle of a row; undefined for one in error. */
  read(row: readonly string[], line: number): FeedVehicle | undefined {
    this.#row = row
    this.#line = line
    if (!this.#fits()) return undefined
    const vin = this.#vin()
    const stockNumber = cutText(this.#text('stockNumber'), STOCK_MAX)
    if (vin === undefined || (vin === '' && stockNumber === '')) {
      if (vin === '') this.#tell(undefined, '', 'This row has neither a VIN nor a stock number.', 'error')
      return undefined
    }
    return this.#vehicle(vin, stockNumber)
  }

  /** Says that a row is the same car as an earlier one. */
  tellDuplicate({ vin, stockNumber = '' }: FeedVehicle, earlier: number) {
    const message = `The same ${vin ? 'VIN' : 'stock number'} is in line ${earlier}; the last row counts.`
    this.#tell(vin ? 'vin' : 'stockNumber', vin ?? stockNumber, message, 'warning')
  }

  /** How the current row describes its dealer. */
  describeDealer = (): Omit<FeedDealer, 'code' | 'vehicles'> => {
    const dealer: Omit<FeedDealer, 'code' | 'vehicles'> = {}
    for (const field of ['name', 'phone', 'address', 'city', 'state', 'zip'] as const) {
      const text = this.#words(`dealer_${field}`)
      if (text !== '') dealer[field] = text
    }
    return dealer
  }

  #vehicle(vin: string, stockNumber: string): FeedVehicle | undefined {
    const code = this.#dealerCode()
    const name = this.#name()
    if (name.title === '') {
      this.#tell(undefined, '', 'This row has no make, model or title.', 'error')
      return undefined
    }
    const vehicle: FeedVehicle = {
      key: vin || `${code}#${stockNumber}`,
      images: [],
      availability: 'available',
      title: name.title,
      hash: '',
    }
    if (vin !== '') vehicle.vin = vin
    if (code !== '') vehicle.dealer_code = code
    if (stockNumber !== '') vehicle.stockNumber = stockNumber
    if (name.year !== undefined) vehicle.year = name.year
    if (name.make) vehicle.make = name.make
    if (name.model) vehicle.model = name.model
    this.#say(vehicle, 'trim')
    const body = this.#words('body') || (name.body ?? '')
    if (body !== '') vehicle.body = body
    this.#count(vehicle, 'price', readMoney)
    this.#count(vehicle, 'msrp', readMoney)
    const unit = this.#isKilometers ? 'km' : this.#text('mileage_unit')
    this.#count(vehicle, 'mileage', (text) => readMileage(text, unit))
    for (const field of ['color', 'colorAlt', 'transmission', 'drivetrain', 'engine', 'fuel'] as const)
      this.#say(vehicle, field)
    this.#describe(vehicle)
    vehicle.hash = hash('sha256', JSON.stringify(vehicle), 'base64url')
    return vehicle
  }

  /** Everything that is more than a word or a number. */
  #describe(vehicle: FeedVehicle) {
    const description = this.#description()
    if (description !== '') vehicle.description = description
    const equipment = this.#text('options')
    if (equipment !== '') vehicle.options = readOptions(equipment, this.#hasCommasInOptions)
    vehicle.images = this.#images()
    const condition = readCondition(this.#text('condition'))
    if (condition) vehicle.condition = condition
    vehicle.availability = readAvailability(this.#text('availability'))
    const stocked = this.#text('stocked_on')
    const day = stocked === '' ? undefined : readDate(stocked)
    if (day) vehicle.stocked_on = day
    else if (stocked !== '') this.#tell('stocked_on', stocked, 'This is not a date, so it was left out.', 'warning')
    const address = this.#text('link')
    const link = address === '' ? undefined : secureUrl(address, this.#rules.ownOrigin)
    if (link) vehicle.link = link
    else if (address !== '') this.#tell('link', address, 'This is not a web address, so it was left out.', 'warning')
  }

  /** Cells beyond the header mean that values stand under wrong names; missing ones at the end do no harm. */
  #fits(): boolean {
    const { length } = this.#rules.header
    if (this.#row.length > length && this.#row.slice(length).some((cell) => cell.trim() !== '')) {
      const cells = `This row has ${this.#row.length} cells and the header ${length}`
      this.#tell(undefined, '', `${cells}: a text may hold the separator outside quotation marks.`, 'error')
      return false
    }
    if (this.#row.length < length)
      this.#problems.addRepeated('short', { line: this.#line, column: '', value: '' }, (count) =>
        count === 1
          ? `This row has fewer cells than the header; what is missing was taken as empty.`
          : `${count} rows have fewer cells than the header, this one first; what is missing was taken as empty.`,
      )
    return true
  }

  /** The VIN, '' where the row has none or an unusable one beside its stock number, undefined where that is an error. */
  #vin(): string | undefined {
    const text = this.#text('vin')
    if (text === '') return ''
    const vin = writtenVin(text)
    if (isVin(vin)) {
      if (!hasCheckDigit(vin))
        this.#problems.addRepeated(
          'check digit',
          { line: this.#line, column: this.#columnOf('vin'), value: vin },
          (count) =>
            `${count === 1 ? 'This VIN fails its check digit' : `${count} VINs fail their check digit, this one first`}: mistyped, or made for another country.`,
        )
      return vin
    }
    const hasStock = this.#text('stockNumber') !== ''
    if (hasStock) this.#tell('vin', text, `${VIN_RULE}, so the car is known by its stock number.`, 'warning')
    else this.#tell('vin', text, `${VIN_RULE}, and the row has no stock number.`, 'error')
    return hasStock ? '' : undefined
  }

  /** A code as a spreadsheet leaves it: 7654321.0 is 7654321. */
  #dealerCode(): string {
    const code = cutText(this.#text('dealer_code'), STOCK_MAX)
    return code.includes('.') ? code.replace(/^(\d+)\.0+$/, '$1') : code
  }

  /** Year, make and model of their own columns, else taken out of the one that holds them together. */
  #name() {
    const combined = this.#words('title')
    const year = this.#year()
    let make = writtenMake(this.#words('make'))
    let model = this.#words('model')
    const info = combined !== '' && make === '' && model === '' ? readVehicleInfo(combined) : {}
    const ownYear = year ?? info.year
    make ||= info.make ?? ''
    model ||= info.model ?? ''
    const spoken =
      make === '' && model === ''
        ? combined
        : [ownYear, make, model, this.#words('trim')].filter((part) => part).join(' ')
    return { year: ownYear, make, model, body: info.body, title: cutText(spoken, WORDS_MAX * 2) }
  }

  #year(): number | undefined {
    const text = this.#text('year')
    return text === '' ? undefined : this.#settle('year', text, readYear(text, this.#rules.now))
  }

  #description(): string {
    const text = htmlToText(cutText(this.#text('description'), HTML_MAX))
    if (text.length <= DESCRIPTION_MAX) return text
    const message = `Descriptions are cut at ${DESCRIPTION_MAX.toLocaleString('en-US')} characters.`
    this.#tell('description', text, message, 'warning')
    return cutText(text, DESCRIPTION_MAX)
  }

  #images(): string[] {
    const cells: string[] = []
    for (const index of this.#rules.mapping.columns.images) {
      const cell = cleanText(this.#row[index] ?? '')
      if (!saysNothing(cell)) cells.push(cell)
    }
    if (cells.length === 0) return cells
    const { images, refused } = readImages(cells, this.#rules.ownOrigin)
    if (refused > 0) {
      const message = `${refused === 1 ? 'A picture has' : `${refused} pictures have`} no usable web address, so ${refused === 1 ? 'it was' : 'they were'} left out.`
      this.#tell('images', cells[0] ?? '', message, 'warning')
    }
    return images
  }

  /** A field of words, where the row says it. */
  #say(vehicle: FeedVehicle, field: 'trim' | 'color' | 'colorAlt' | 'transmission' | 'drivetrain' | 'engine' | 'fuel') {
    const text = this.#words(field)
    if (text !== '') vehicle[field] = text
  }

  /** A field of numbers: the first column that has one; of none, the first complaint. */
  #count(vehicle: FeedVehicle, field: 'price' | 'msrp' | 'mileage', read: (text: string) => Amount) {
    let complaint: { index: number; text: string; problem: string } | undefined
    for (const index of this.#rules.mapping.columns[field]) {
      const text = cleanText(this.#row[index] ?? '')
      if (saysNothing(text)) continue
      const { value, problem } = read(text)
      if (problem) complaint ??= { index, text, problem }
      if (value === undefined) continue
      vehicle[field] = value
      if (problem) break
      return
    }
    if (complaint) this.#tellAt(complaint.index, complaint.text, complaint.problem, 'warning')
  }

  #settle(field: FeedField, text: string, { value, problem }: Amount): number | undefined {
    if (problem) this.#tell(field, text, problem, 'warning')
    return value
  }

  /** One line of words, not longer than any true one. */
  #words(field: FeedField): string {
    const text = this.#text(field)
    return cutText(text.includes('\n') ? text.replace(/\s+/g, ' ') : text, WORDS_MAX)
  }

  /** What the first column that says something says. */
  #text(field: FeedField): string {
    for (const index of this.#rules.mapping.columns[field]) {
      const cell = this.#row[index]
      if (cell === undefined || cell === '') continue
      const text = cleanText(cell)
      if (!saysNothing(text)) return text
    }
    return ''
  }

  #nameOf(field: FeedField): string {
    return normaliseHeader(this.#columnOf(field))
  }

  #columnOf(field: FeedField): string {
    return (this.#rules.header[this.#rules.mapping.columns[field][0] ?? -1] ?? '').trim()
  }

  #tell(field: FeedField | undefined, value: string, message: string, severity: RowProblem['severity']) {
    const index = field === undefined ? -1 : (this.#rules.mapping.columns[field][0] ?? -1)
    this.#tellAt(index, value, message, severity)
  }

  #tellAt(index: number, value: string, message: string, severity: RowProblem['severity']) {
    const column = (this.#rules.header[index] ?? '').trim()
    this.#problems.add({ line: this.#line, column, value, message, severity })
  }
}
