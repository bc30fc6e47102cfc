import { VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import './day-bars.css'
import { ticksOf } from './ticks-of.ts'

interface DayBarsProps {
  /** The name of the series. */
  label: string
  /** `day` as `YYYY-MM-DD`; null if there is no value. */
  days: { day: string; value: number | null }[]
  /** The values of the period before, drawn behind, and their name. */
  before?: { label: string; values: (number | null)[] }
  isTime?: boolean
  /** Formats a value. */
  wordsOf: (value: number | null) => string
}

/** So many dates find room below the bars. */
const MOST_DATES = 4

/** A bar for each day, those of the period before behind them; for screen readers, a table. */
export function DayBars({ label, days, before, isTime = false, wordsOf }: DayBarsProps) {
  const { monthDay } = useFormats()
  const [pointed, point] = useState<number>()
  const values = [...days.map(({ value }) => value), ...(before?.values ?? [])]
  const ticks = ticksOf(Math.max(0, ...values.map((value) => value ?? 0)), isTime)
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number | null | undefined) => `${(100 * (value ?? 0)) / top}%`
  const every = Math.ceil(days.length / MOST_DATES)
  const shown = pointed === undefined ? undefined : days[pointed]
  return (
    <>
      <div className="day-bars" data-many={every > 1 || undefined} aria-hidden onPointerLeave={() => point(undefined)}>
        <div className="day-bars-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: heightOf(tick) }}>
              {wordsOf(tick)}
            </span>
          ))}
        </div>
        <div className="day-bars-plot">
          {ticks.map((tick) => (
            <hr key={tick} style={{ bottom: heightOf(tick) }} />
          ))}
          {days.map(({ day, value }, n) => (
            <div
              key={day}
              className="day-bar"
              data-pointed={n === pointed || undefined}
              onPointerEnter={() => point(n)}
              onPointerDown={() => point(n)}
            >
              {before && <i style={{ height: heightOf(before.values[n]) }} />}
              <b style={{ height: heightOf(value) }} />
              {n % every === 0 && <small>{monthDay(day)}</small>}
            </div>
          ))}
          {shown && pointed !== undefined && (
            <p className="day-bars-told" style={{ insetInlineStart: `${(100 * (pointed + 0.5)) / days.length}%` }}>
              <span>{monthDay(shown.day)}</span> <strong>{wordsOf(shown.value)}</strong>
              {before && (
                <span>
                  {before.label}: {wordsOf(before.values[pointed] ?? null)}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <VisuallyHidden asChild>
        <table>
          <caption>{label}</caption>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{monthDay(day)}</th>
                <td>{wordsOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
