import type { ReportName, Unit } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'

/** A figure by which two periods are compared. */
export interface Measure {
  figure: FigureName
  /** It is told as a share of these together. */
  of?: readonly FigureName[]
  /** A wait, a loss: less of it is better. */
  isLessBetter?: true
  /** Who came in before had longer to get so far: that fewer of the new ones did says nothing, that more did says much. */
  isOfCohort?: true
}

/** A smaller change is worth no sentence, nor one of a smaller part. */
export const LEAST_CHANGE: Record<Unit, number> = { count: 2, seconds: 30, share: 0.05, dollars: 0.01, days: 1 }
export const LEAST_PART = 0.1

/** What each report compares, the weightiest first; `base`: of what there must be enough in both periods. */
export const MEASURES: Record<ReportName, { base: readonly FigureName[]; measures: readonly Measure[] }> = {
  answering: {
    base: ['first_answers'],
    measures: [
      { figure: 'first_median', isLessBetter: true },
      { figure: 'first_p90', isLessBetter: true },
      { figure: 'answer_median', isLessBetter: true },
      { figure: 'opened' },
      { figure: 'answers' },
    ],
  },
  leads: {
    base: ['leads'],
    measures: [
      { figure: 'sold', isOfCohort: true },
      { figure: 'leads' },
      { figure: 'contacted' },
      { figure: 'appointment', isOfCohort: true },
      { figure: 'shown', isOfCohort: true },
      { figure: 'lost', isLessBetter: true, isOfCohort: true },
    ],
  },
  team: {
    base: ['messages', 'calls', 'booked'],
    measures: [
      { figure: 'kept' },
      { figure: 'no_show', of: ['kept', 'no_show'], isLessBetter: true },
      { figure: 'booked' },
      { figure: 'answer_median', isLessBetter: true },
      { figure: 'messages' },
      { figure: 'calls' },
    ],
  },
  vehicles: {
    base: ['asked'],
    measures: [{ figure: 'vehicles_sold' }, { figure: 'days_to_sold', isLessBetter: true }, { figure: 'asked' }],
  },
  calls: {
    base: ['answered', 'missed', 'made'],
    measures: [
      { figure: 'missed', of: ['answered', 'missed'], isLessBetter: true },
      { figure: 'called_back_median', isLessBetter: true },
      { figure: 'answered' },
      { figure: 'made' },
    ],
  },
  assistant: {
    base: ['ai_conversations'],
    measures: [
      { figure: 'answered_alone' },
      { figure: 'ai_booked' },
      { figure: 'guard_stops', of: ['turns'], isLessBetter: true },
      { figure: 'ai_conversations' },
    ],
  },
  outreach: {
    base: ['campaign_sent'],
    measures: [
      { figure: 'replied', of: ['campaign_sent'] },
      { figure: 'opted_out', isLessBetter: true },
      { figure: 'campaign_sent' },
    ],
  },
  cost: {
    base: ['cost_total'],
    measures: [
      { figure: 'cost_appointment', isLessBetter: true },
      { figure: 'cost_conversation', isLessBetter: true },
      { figure: 'cost_total', isLessBetter: true },
    ],
  },
}

/** Less than this in either period is not compared: what a few of them did is chance. */
export const leastOf = (unit: Unit) => (unit === 'dollars' ? 1 : 5)
