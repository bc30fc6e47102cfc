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

interface Compared {
  /** Of these there must be enough in both periods. */
  base: readonly FigureName[]
  /** The weightiest first. */
  measures: readonly Measure[]
  /** The figures that lead; the others stand small below. */
  leading: readonly FigureName[]
}

/** What each report compares and shows first. */
export const MEASURES: Record<ReportName, Compared> = {
  answering: {
    base: ['first_answers'],
    leading: ['opened', 'first_median', 'first_p90', 'waiting'],
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
    leading: ['leads', 'contacted', 'appointment', 'sold'],
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
    leading: ['messages', 'booked', 'kept', 'no_show'],
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
    leading: ['asked', 'vehicles_sold', 'days_to_sold'],
    measures: [{ figure: 'vehicles_sold' }, { figure: 'days_to_sold', isLessBetter: true }, { figure: 'asked' }],
  },
  calls: {
    base: ['answered', 'missed', 'made'],
    leading: ['answered', 'missed', 'called_back', 'called_back_median'],
    measures: [
      { figure: 'missed', of: ['answered', 'missed'], isLessBetter: true },
      { figure: 'called_back_median', isLessBetter: true },
      { figure: 'answered' },
      { figure: 'made' },
    ],
  },
  assistant: {
    base: ['ai_conversations'],
    leading: ['ai_conversations', 'answered_alone', 'ai_booked', 'guard_stops'],
    measures: [
      { figure: 'answered_alone' },
      { figure: 'ai_booked' },
      { figure: 'guard_stops', of: ['turns'], isLessBetter: true },
      { figure: 'ai_conversations' },
    ],
  },
  outreach: {
    base: ['campaign_sent'],
    leading: ['campaign_sent', 'replied', 'opted_out'],
    measures: [
      { figure: 'replied', of: ['campaign_sent'] },
      { figure: 'opted_out', isLessBetter: true },
      { figure: 'campaign_sent' },
    ],
  },
  cost: {
    base: ['cost_total'],
    leading: ['cost_total', 'cost_conversation', 'cost_appointment'],
    measures: [
      { figure: 'cost_appointment', isLessBetter: true },
      { figure: 'cost_conversation', isLessBetter: true },
      { figure: 'cost_total', isLessBetter: true },
    ],
  },
}

/** Less than this in either period is not compared: what a few of them did is chance. */
export const leastOf = (unit: Unit) => (unit === 'dollars' ? 1 : 5)
