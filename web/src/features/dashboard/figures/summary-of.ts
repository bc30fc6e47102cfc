import type { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'

type Day = Output<typeof dashboard.figures>['data'][number]

/** Totals over all days: customers who wrote, counted once a day, and the average wait for an answer (null: none). */
export function summaryOf(days: readonly Day[]) {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0)
  const answers = sum((day) => day.answers)
  const waited = sum((day) => day.answers * (day.answer_seconds ?? 0))
  return { customers: sum((day) => day.customers), seconds: answers > 0 ? waited / answers : null }
}
