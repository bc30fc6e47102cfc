import type { dashboard } from '#contract/reports/dashboard.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { Output } from '#contract/route.ts'

type Figures = Output<typeof dashboard.week>['figures']
export interface Change {
  value: number
  before: number | null
}

/** What these figures add up to this week and the week before; undefined where none of them is known. */
export function changeOf(figures: Figures | undefined, names: readonly FigureName[]): Change | undefined {
  const known = figures?.filter(({ name, value }) => names.includes(name) && value !== null) ?? []
  if (known.length === 0) return
  const before = known.every((one) => one.before === null)
    ? null
    : known.reduce((sum, one) => sum + (one.before ?? 0), 0)
  return { value: known.reduce((sum, one) => sum + (one.value ?? 0), 0), before }
}
