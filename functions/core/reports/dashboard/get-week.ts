import { AGENT_REPORTS, type ReportName } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { localDay } from '../days/day-cells.ts'
import { getReport } from '../summaries/get-report.ts'

/** What the dashboard tells of the week, by the reports it is from. */
const TOLD: readonly { name: ReportName; figures: readonly FigureName[] }[] = [
  { name: 'answering', figures: ['opened', 'first_median'] },
  { name: 'leads', figures: ['leads'] },
  { name: 'calls', figures: ['answered', 'missed', 'made'] },
  { name: 'vehicles', figures: ['vehicles_sold'] },
]
const DAYS = 7

/** The last seven days beside the seven before; agents see their own, of the reports that they have. */
export async function getWeek(ctx: Ctx) {
  const { timezone } = await readOrganization(ctx.org)
  const to = localDay(ctx.now, timezone)
  const from = dayAfter(to, 1 - DAYS)
  const mayAll = may(ctx.caller, 'reports')
  const reports = await Promise.all(
    TOLD.filter(({ name }) => mayAll || AGENT_REPORTS.includes(name)).map(async ({ name, figures }) => {
      const { data, compared } = await getReport(ctx, { name, from, to, compare: 'true' })
      return data.figures
        .filter((one) => figures.includes(one.name))
        .map(({ name: figure, value }) => ({
          name: figure,
          value,
          before: compared?.figures.find((one) => one.name === figure)?.value ?? null,
        }))
    }),
  )
  return { from, to, figures: reports.flat() }
}
