import { FIGURES, type FigureName, TABLES } from '#contract/reports/report-words.ts'
import { findWaiting } from '../../messaging/unread/find-waiting.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { dayAfter, daysBetween } from '../days/day-bounds.ts'
import { readDays } from '../days/read-days.ts'
import { addNames } from './add-names.ts'
import { answeringReport } from './answering-report.ts'
import { composeAssistant } from './compose-assistant.ts'
import { composeCost } from './compose-cost.ts'
import { composeOutreach } from './compose-outreach.ts'
import { composeVehicles } from './compose-vehicles.ts'
import { leadsReport } from './leads-report.ts'
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
  const [[built, days], compared] = await Promise.all([
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
  const { series = [], tables = [] } = built
  const named = await addNames(ctx.org, tables, language)
  const shown = new Set<FigureName>([
    ...figuresOf(built).map(({ name }) => name),
    ...tables.flatMap(({ columns }) => columns.filter((one) => typeof one === 'string')),
  ])
  return {
    data: {
      ...{ from, to },
      figures: figuresOf(built),
      series: series.map(({ name, dayValue }) => ({
        name,
        ...wordsOf(name),
        points: [...days].filter(([day]) => day <= to).map(([day, cells]) => ({ day, value: dayValue(cells) })),
      })),
      tables: named.map(({ name, columns, rows }) => ({
        name,
        label: TABLES[name][language],
        columns: columns.map((one) => (typeof one === 'string' ? wordsOf(one) : one)),
        rows,
      })),
    },
    definitions: [...shown].map((name) => ({ name, text: FIGURES[name].means[language] })),
    compared: compared ? { ...before, figures: figuresOf(compared[0]) } : null,
  }
}

async function build(name: Asked['name'], read: Read): Promise<[Built, Scope['days']]> {
  const { ctx, timezone, from, to, today } = read
  const until = name === 'leads' && today > to ? today : to
  const days = await readDays(ctx.org, { timezone, from, to: until, now: ctx.now })
  const scope = { ...read, days }
  return [await BUILDERS[name](scope), days]
}

const BUILDERS: Record<Asked['name'], (scope: Scope) => Built | Promise<Built>> = {
  answering: async (scope) => answeringReport(scope, (await findWaiting(scope.ctx)).unreplied.length),
  leads: leadsReport,
  team: teamReport,
  vehicles: (scope) => composeVehicles(scope.ctx.org, scope),
  calls: callsReport,
  assistant: composeAssistant,
  outreach: composeOutreach,
  cost: composeCost,
}
