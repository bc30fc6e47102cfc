import { VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import './day-plot.css'
import { ticksOf } from './ticks-of.ts'

interface DayPlotProps {
  /** The name of the series. */
  label: string
  /** `YYYY-MM-DD`, a value each; null if there is none. */
  days: string[]
  values: (number | null)[]
  /** The values of the period before, and their name. */
  before?: { label: string; values: (number | null)[] }
  /** Lines for values that only grow; else bars, those of both periods beside each other. */
  isLine: boolean
  isTime: boolean
  /** Formats a value. */
  wordsOf: (value: number | null) => string
}

/** So many dates find room below, and on a phone so many. */
const [MOST_DATES, MOST_ON_PHONE] = [7, 4]
/** More days are narrower than their dates. */
const MOST_BROAD = 14

/** A period day by day beside the one before; for screen readers, a table. */
export function DayPlot({ label, days, values, before, isLine, isTime, wordsOf }: DayPlotProps) {
  const { monthDay } = useFormats()
  const [pointed, point] = useState<number>()
  const ticks = ticksOf(Math.max(0, ...[...values, ...(before?.values ?? [])].map((value) => value ?? 0)), isTime)
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number | null | undefined) => (100 * (value ?? 0)) / top
  const isDated = (n: number, most: number) => n % Math.ceil(days.length / most) === 0
  const shown = pointed === undefined ? undefined : days[pointed]
  return (
    <>
      <div
        className="day-plot"
        data-many={days.length > MOST_BROAD || undefined}
        aria-hidden
        onPointerLeave={() => point(undefined)}
      >
        <div className="day-plot-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${heightOf(tick)}%` }}>
              {wordsOf(tick)}
            </span>
          ))}
        </div>
        <div className="day-plot-days">
          {ticks.map((tick) => (
            <hr key={tick} style={{ bottom: `${heightOf(tick)}%` }} />
          ))}
          {isLine && (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {before && <polyline className="day-plot-before" points={lineOf(before.values.map(heightOf))} />}
              <polyline points={lineOf(values.map(heightOf))} />
            </svg>
          )}
          {days.map((day, n) => (
            <div
              key={day}
              className="day-plot-day"
              data-pointed={n === pointed || undefined}
              onPointerEnter={() => point(n)}
              onPointerDown={() => point(n)}
            >
              {!isLine && before && <i style={{ height: `${heightOf(before.values[n])}%` }} />}
              {!isLine && <b style={{ height: `${heightOf(values[n])}%` }} />}
              {isDated(n, days.length > MOST_DATES ? MOST_ON_PHONE : MOST_DATES) && (
                <small data-wide={!isDated(n, MOST_ON_PHONE) || undefined}>{monthDay(day)}</small>
              )}
            </div>
          ))}
          {shown && pointed !== undefined && (
            <p className="day-plot-told" style={{ insetInlineStart: `${(100 * (pointed + 0.5)) / days.length}%` }}>
              <span>{monthDay(shown)}</span> <strong>{wordsOf(values[pointed] ?? null)}</strong>
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
            {days.map((day, n) => (
              <tr key={day}>
                <th scope="row">{monthDay(day)}</th>
                <td>{wordsOf(values[n] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}

/** A point in the middle of each day. */
const lineOf = (heights: number[]) =>
  heights.map((height, n) => `${(100 * (n + 0.5)) / heights.length},${100 - height}`).join(' ')
