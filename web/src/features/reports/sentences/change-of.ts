import type { Unit } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { Report } from '#contract/reports/reports.ts'
import { LEAST_CHANGE, LEAST_PART, leastOf, type Measure } from './measures.ts'

type Figures = Report['data']['figures']

/** How a measure changed; undefined where it hardly did, where it is not known of both, and where it says nothing. */
export function changeOf({ figure, of, isLessBetter, isOfCohort }: Measure, now: Figures, before: Figures) {
  const measured = (figures: Figures) => {
    const value = amountOf(figures, figure)
    const all = of ? totalOf(figures, of) : undefined
    return value === null || all === undefined ? value : all < leastOf('count') ? null : value / all
  }
  const [value, was] = [measured(now), measured(before)]
  if (value === null || was === null) return
  const unit = of ? 'share' : unitOf(now, figure)
  const difference = Math.abs(value - was)
  if (difference < LEAST_CHANGE[unit] || difference < LEAST_PART * was) return
  const isMore = value > was
  if (isOfCohort && !isMore) return
  return { figure, unit, value, was, tone: isMore === !isLessBetter ? ('better' as const) : ('worse' as const) }
}

export const amountOf = (figures: Figures, wanted: FigureName) =>
  figures.find(({ name }) => name === wanted)?.value ?? null
export const totalOf = (figures: Figures, wanted: readonly FigureName[]) =>
  wanted.reduce((sum, one) => sum + (amountOf(figures, one) ?? 0), 0)
export const unitOf = (figures: Figures, wanted: FigureName | undefined): Unit =>
  figures.find(({ name }) => name === wanted)?.unit ?? 'count'
