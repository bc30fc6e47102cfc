import type { ReportName } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getReport } from '../summaries/get-report.ts'

/** What a week's mail tells, by the reports it is from. */
const TOLD: readonly { name: ReportName; figures: readonly FigureName[] }[] = [
  { name: 'answering', figures: ['opened', 'first_median', 'first_p90'] },
  { name: 'leads', figures: ['leads', 'contacted'] },
  { name: 'team', figures: ['booked', 'kept', 'no_show'] },
  { name: 'calls', figures: ['missed', 'called_back'] },
]

export type Week = Awaited<ReturnType<typeof composeWeek>>

/** A week's main figures beside those of the week before, as the reader would see them. */
export async function composeWeek(ctx: Ctx, week: string) {
  const period = { from: week, to: dayAfter(week, 6) }
  const reports = await Promise.all(
    TOLD.map(async ({ name, figures }) => {
      const { data, compared } = await getReport(ctx, { name, ...period, compare: 'true' })
      return figures.flatMap((wanted) => {
        const figure = data.figures.find((one) => one.name === wanted)
        const before = compared?.figures.find((one) => one.name === wanted)?.value ?? null
        return figure ? [{ ...figure, before }] : []
      })
    }),
  )
  return { ...period, dealership: (await readOrganization(ctx.org)).name, figures: reports.flat() }
}
