import type { Language } from '#contract/language.ts'
import type { Unit } from '#contract/reports/report-facts.ts'
import type { Cell } from '../days/day-cells.ts'
import type { BuiltTable } from './report-built.ts'

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1)
const DAY_MS = 86_400_000

/** Cells by hour and weekday, `14 6`, as a table of the hours of a week. */
export function hoursTable(
  name: 'opened_hours' | 'first_hours',
  unit: Unit,
  language: Language,
  cells: Map<string, Cell>,
  cellValue: (cell: Cell) => number | null,
): BuiltTable {
  const weekday = new Intl.DateTimeFormat(`${language}-US`, { weekday: 'short', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(`${language}-US`, { hour: 'numeric', timeZone: 'UTC' })
  return {
    name,
    columns: Array.from({ length: 7 }, (_, day) => ({
      label: weekday.format(new Date(SUNDAY + day * DAY_MS)),
      unit,
    })),
    rows: Array.from({ length: 24 }, (_, hour) => ({
      id: String(hour),
      label: time.format(new Date(SUNDAY + hour * 3_600_000)),
      values: Array.from({ length: 7 }, (_, day) => {
        const cell = cells.get(`${String(hour).padStart(2, '0')} ${day}`)
        return cell ? cellValue(cell) : null
      }),
    })),
  }
}
