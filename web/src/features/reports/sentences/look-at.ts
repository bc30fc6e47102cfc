import type { ReportName } from '#contract/reports/report-facts.ts'
import type { TableName } from '#contract/reports/report-tables.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { sayIn } from '../../../lib/language/text.ts'
import type { ValueText } from '../value-text.ts'
import type { Leads } from './address-of.ts'
import type { sentenceTexts } from './texts.ts'

interface Looked {
  t: ReturnType<typeof sayIn<typeof sentenceTexts>>
  valueText: ValueText
  /** A figure's value; none is nothing. */
  of: (figure: FigureName) => number
  tables: Report['data']['tables']
}
type Found = { text: string; leads: Leads } | undefined

/** Whoever takes twice as long as all together, over so many answers. */
const SLOW = 2
const LEAST_ANSWERS = 5
/** A vehicle that so many asked about might be seen by one, and a campaign to so many have an answer. */
const LEAST_ASKED = 3
const LEAST_SENT = 20

/** What most needs a look in each report; undefined where nothing does. */
export const LOOK_AT: Record<ReportName, (report: Looked) => Found> = {
  answering: ({ t, of, valueText, tables }) => {
    if (of('waiting') > 0)
      return { text: t('waiting', { count: of('waiting') }), leads: { to: '/chats?waiting=unreplied' } }
    const all = of('answer_median')
    const slow = mostOf(
      rowsOf(tables, 'agents').filter(({ value }) => value('answers') >= LEAST_ANSWERS),
      'answer_median',
    )
    if (!slow || all === 0 || slow.value('answer_median') < SLOW * all) return
    const value = valueText('seconds', slow.value('answer_median'))
    return {
      text: t('slowest', { name: slow.label, value, all: valueText('seconds', all) }),
      leads: { table: 'agents' },
    }
  },
  leads: ({ t, of, tables }) => {
    const count = Math.round(of('leads') * (1 - of('contacted')))
    if (count > 0) return { text: t('untouched', { count }), leads: { behind: 'leads' } }
    const from = mostOf(rowsOf(tables, 'lost_from'), 'lost_leads')
    if (!from) return
    return {
      text: t('lost_from', { stage: from.label, count: from.value('lost_leads') }),
      leads: { table: 'lost_from' },
    }
  },
  team: ({ t, of }) => {
    for (const [figure, phrase] of [['unsettled', 'unsettled'] as const, ['no_show', 'no_shows'] as const])
      if (of(figure) > 0) return { text: t(phrase, { count: of(figure) }), leads: { behind: figure } }
    return
  },
  vehicles: ({ t, tables }) => {
    const rows = rowsOf(tables, 'vehicles').filter(({ value }) => value('asked') > 0)
    const unvisited = rows.find(({ value }) => value('asked') >= LEAST_ASKED && value('booked') === 0)
    const most = unvisited ?? rows[0]
    if (!most) return
    const told = { vehicle: most.label, count: most.value('asked') }
    return { text: t(unvisited ? 'unvisited' : 'asked_most', told), leads: { table: 'vehicles' } }
  },
  calls: ({ t, of }) =>
    of('called_back') < of('missed')
      ? {
          text: t('missed', { count: of('missed'), back: of('called_back') }),
          leads: { behind: 'missed' },
        }
      : undefined,
  assistant: ({ t, tables }) => {
    const outcomes = rowsOf(tables, 'outcomes')
    for (const phrase of ['failed', 'stopped', 'handed_over'] as const) {
      const count = outcomes.find(({ id }) => id === phrase)?.value('turns') ?? 0
      if (count > 0) return { text: t(phrase, { count }), leads: { to: '/assistant/turns' } }
    }
    return
  },
  outreach: ({ t, of, valueText, tables }) => {
    const campaigns = rowsOf(tables, 'campaigns')
      .filter(({ value }) => value('campaign_sent') >= LEAST_SENT && value('replied') > 0)
      .map((row) => ({ ...row, part: row.value('replied') / row.value('campaign_sent') }))
    const best = campaigns.toSorted((a, b) => b.part - a.part)[0]
    if (best)
      return {
        text: t('best_campaign', { name: best.label, value: valueText('share', best.part) }),
        leads: { to: `/campaigns/${best.id}` },
      }
    const count = of('opted_out')
    return count > 0 ? { text: t('opted_out', { count }), leads: { behind: 'opted_out' } } : undefined
  },
  cost: ({ t, of, valueText }) =>
    of('cost_ai_months') > 0
      ? {
          text: t('ai_part', { value: valueText('share', of('cost_ai_months') / of('cost_total')) }),
          leads: { table: 'months' },
        }
      : undefined,
}

interface Row {
  id: string
  label: string
  value: (column: FigureName) => number
}

function rowsOf(tables: Looked['tables'], name: TableName): Row[] {
  const table = tables.find((one) => one.name === name)
  const place = (column: FigureName) => table?.columns.findIndex((one) => one.name === column) ?? -1
  return (table?.rows ?? []).map(({ id, label, values }) => ({
    id,
    label,
    value: (column) => values[place(column)] ?? 0,
  }))
}

const mostOf = (rows: Row[], column: FigureName): Row | undefined =>
  rows.toSorted((a, b) => b.value(column) - a.value(column))[0]
