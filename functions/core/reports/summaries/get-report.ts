import { LONGEST_BY_DAY } from '#contract/reports/report-facts.ts'
import { TABLES } from '#contract/reports/report-tables.ts'
import { FIGURES, type FigureName } from '#contract/reports/report-words.ts'
import { findWaiting } from '../../messaging/unread/find-waiting.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { daysBetween } from '../days/day-bounds.ts'
import type { Cells } from '../days/day-cells.ts'
import { readSpans } from '../days/read-spans.ts'
import type { Part } from '../days/report-parts.ts'
import { addNames } from './add-names.ts'
import { answeringReport } from './answering-report.ts'
import { composeAssistant } from './compose-assistant.ts'
import { composeCost } from './compose-cost.ts'
import { composeLeads } from './compose-leads.ts'
import { composeOutreach } from './compose-outreach.ts'
import { composeVehicles } from './compose-vehicles.ts'
import { hasRows } from './list-rows.ts'
import { callsReport, teamReport } from './people-reports.ts'
import { type Asked, readScope } from './read-scope.ts'
import type { Built, Scope } from './report-built.ts'

type Read = Awaited<ReturnType<typeof readScope>>

/** A report of a period, in the reader's language, beside the one before it where that is asked for. */
export async function getReport(ctx: Ctx, { compare, ...asked }: Asked & { compare?: 'true' | 'false' }) {
  const read = await readScope(ctx, asked)
  const { from, to, language } = read
  const length = daysBetween(from, to).length
  const before = { from: dayAfter(from, -length), to: dayAfter(from, -1) }
  const [[built, spans], compared] = await Promise.all([
    build(asked.name, read),
    compare === 'true' ? build(asked.name, { ...read, ...before }) : undefined,
  ])
  const figuresOf = ({ figures }: Built) =>
    // The names are those of the record's type.
    (Object.entries(figures) as [FigureName, number | null][]).map(([name, value]) => ({
      name,
      value,
      has_rows: hasRows(name),
      ...wordsOf(name),
    }))
  const wordsOf = (name: FigureName) => ({ label: FIGURES[name].label[language], unit: FIGURES[name].unit })
  const seriesOf = ({ series = [] }: Built, cellsOf: Scope['spans']) =>
    series.map(({ name, spanValue }) => ({
      name,
      ...wordsOf(name),
      points: [...cellsOf].map(([day, cells]) => ({ day, value: spanValue(cells) })),
    }))
  const { tables = [] } = built
  const named = await addNames(ctx.org, tables, language)
  const shown = new Set<FigureName>([
    ...figuresOf(built).map(({ name }) => name),
    ...(built.series ?? []).map(({ name }) => name),
    ...tables.flatMap(({ columns }) => columns.filter((one) => typeof one === 'string')),
  ])
  return {
    data: {
      from,
      to,
      by: length > LONGEST_BY_DAY ? ('week' as const) : ('day' as const),
      figures: figuresOf(built),
      series: seriesOf(built, spans),
      tables: named.map(({ name, columns, rows }) => ({
        name,
        label: TABLES[name][language],
        columns: columns.map((one) =>
          typeof one === 'string' ? { name: one, ...wordsOf(one) } : { name: null, ...one },
        ),
        rows,
      })),
    },
    definitions: [...shown].map((name) => ({ name, text: FIGURES[name].means[language] })),
    // Who waits now is of no period.
    compared: compared
      ? {
          ...before,
          figures: figuresOf(compared[0]).filter(({ name }) => name !== 'waiting'),
          series: seriesOf(...compared),
        }
      : null,
  }
}

async function build(name: Asked['name'], read: Read): Promise<[Built, Scope['spans']]> {
  const { ctx, timezone, from, to, today } = read
  const part = PARTS_READ[name]
  const readUntil = (first: string, last: string): Promise<Scope['spans']> =>
    readSpans(ctx.org, { timezone, part, from: first, to: last, now: ctx.now })
  const [spans, since] = await Promise.all([
    readUntil(from, to),
    name === 'leads' && today > to ? readUntil(dayAfter(to), today) : new Map<string, Cells>(),
  ])
  return [await BUILDERS[name]({ ...read, spans, since: [...since.values()] }), spans]
}

/** What each report reads of its days. */
const PARTS_READ: Record<Asked['name'], Part> = {
  answering: 'work',
  team: 'work',
  calls: 'work',
  outreach: 'work',
  cost: 'work',
  leads: 'leads',
  vehicles: 'leads',
  assistant: 'work',
}

const BUILDERS: Record<Asked['name'], (scope: Scope) => Built | Promise<Built>> = {
  answering: async (scope) => answeringReport(scope, (await findWaiting(scope.ctx)).unreplied.length),
  leads: composeLeads,
  team: teamReport,
  vehicles: composeVehicles,
  calls: callsReport,
  assistant: composeAssistant,
  outreach: composeOutreach,
  cost: composeCost,
}
