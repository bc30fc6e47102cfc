import { isVin, writtenVin } from '#contract/stock/written-vin.ts'
import { hasCheckDigit } from './check-vin.ts'
import type { VehicleCells } from './vehicle-cells.ts'

/** A row's VIN; '' if it has none, or an unusable one beside a stock number; undefined if that is an error. */
export function readVin(cells: VehicleCells, stockNumber: string): string | undefined {
  const text = cells.text(cells.columns.vin)
  const vin = writtenVin(text)
  if (text !== '' && isVin(vin)) {
    if (!hasCheckDigit(vin)) tellCheckDigit(cells, vin)
    return vin
  }
  if (stockNumber !== '') {
    if (text !== '') cells.tell(cells.columns.vin, text, { key: 'vin_replaced' }, 'warning')
    return ''
  }
  if (text === '') cells.tell([], '', { key: 'row_unidentified' }, 'error')
  else cells.tell(cells.columns.vin, text, { key: 'vin_unusable' }, 'error')
  return undefined
}

/** Reported once per file: a dealer who imports vehicles has hundreds of them. */
function tellCheckDigit(cells: VehicleCells, vin: string) {
  const first = { line: cells.line, column: cells.columnOf(cells.columns.vin), value: vin }
  cells.problems.addRepeated('check digit', first, (count) => ({ key: 'vin_check_digit', about: { count } }))
}
