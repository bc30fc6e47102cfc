import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { AGENT_REPORTS, LONGEST_DAYS, type ReportName } from '#contract/reports/report-facts.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { daysBetween } from '../days/day-bounds.ts'
import { localDay } from '../days/day-cells.ts'

export interface Asked {
  name: ReportName
  from?: string
  to?: string
  agent?: string
  channel?: string
}

const USUAL_DAYS = 30

/** What a report is about; agents get their own reports, and no others. */
export async function readScope(ctx: Ctx, { name, from, to, agent, channel }: Asked) {
  const mayAll = may(ctx.caller, 'reports')
  if (!mayAll && !AGENT_REPORTS.includes(name)) throw new AppError('role_not_enough')
  const { timezone } = await readOrganization(ctx.org)
  const today = localDay(ctx.now, timezone)
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? dayAfter(last, 1 - USUAL_DAYS)
  const count = daysBetween(first, last).length
  if (count < 1 || count > LONGEST_DAYS) throw refusedFields({ from: { key: 'not_valid' } })
  const isChannel = channel === undefined || ALL_CHANNELS.some((one) => one === channel)
  if (!isChannel) throw refusedFields({ channel: { key: 'not_valid' } })
  return {
    ctx,
    timezone,
    today,
    from: first,
    to: last,
    channel,
    language: ctx.caller.language,
    agent: mayAll ? agent : ctx.caller.id,
  }
}
