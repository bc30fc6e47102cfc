import { Chart, useChart } from '@chakra-ui/charts'
import { VisuallyHidden } from '@chakra-ui/react'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../lib/language/formats.ts'

interface DayBarsProps {
  /** The name of the series. */
  label: string
  color: string
  /** `day` as `YYYY-MM-DD`; null if there is no value. */
  days: { day: string; value: number | null }[]
  /** Formats a value. */
  wordsOf?: (value: number | null) => string
}

/** At noon, so that the day does not become the previous one in any time zone. */
const noonOf = (day: string) => `${day}T12:00:00`

/** A bar for each day; for screen readers, a table. */
export function DayBars({ label, color, days, wordsOf = String }: DayBarsProps) {
  const { monthDay } = useFormats()
  const chart = useChart({ data: days, series: [{ name: 'value', color, label }] })
  // Recharts also asks for the text of an empty label.
  const dayText = (day: unknown) => (days.some((one) => one.day === day) ? monthDay(noonOf(String(day))) : '')
  return (
    <>
      <Chart.Root chart={chart} height="160px" aspectRatio="auto" aria-hidden>
        <BarChart
          data={chart.data}
          responsive
          accessibilityLayer={false}
          margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
        >
          <CartesianGrid stroke={chart.color('border.muted')} vertical={false} />
          <XAxis dataKey="day" tickFormatter={dayText} tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis
            width={52}
            tickLine={false}
            axisLine={false}
            tickCount={4}
            allowDecimals={false}
            tickFormatter={(value: number) => wordsOf(value)}
          />
          <Tooltip
            cursor={{ fill: chart.color('bg.muted') }}
            animationDuration={0}
            content={<Chart.Tooltip labelFormatter={dayText} formatter={(value) => wordsOf(Number(value))} />}
          />
          <Bar dataKey="value" fill={chart.color(color)} radius={[4, 4, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </Chart.Root>
      <VisuallyHidden asChild>
        <table>
          <caption>{label}</caption>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{wordsOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
