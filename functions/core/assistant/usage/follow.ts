import { recordNews } from '../../people/notifications/record-news.ts'
import { monthIn } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { Settings } from '../../people/settings/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { AiUsage } from './entity.ts'
import { newsOfCost, reaches } from './rules.ts'
import { findUsage, keepAlert } from './store.ts'

export const follows = {
  note_cost: follow({
    on: [AiUsage],
    when: ({ before, after }) => before?.cost_micros !== after?.cost_micros,
    do: noteCost,
  }),
  note_threshold: follow({
    on: [Settings],
    when: ({ before, after }) => thresholdOf(before) !== thresholdOf(after),
    do: noteThreshold,
  }),
}

async function noteCost(org: OrgId, changes: Change<typeof AiUsage>[]) {
  const threshold = await readThreshold(org)
  for (const { after, at } of changes)
    if (after && reaches(after, threshold)) await tellCost(org, after.month, threshold, at)
}

/** A lowered threshold may be below this month's cost so far. */
async function noteThreshold(org: OrgId, changes: Change<typeof Settings>[]) {
  const at = changes.at(-1)?.at ?? new Date()
  const [threshold, { timezone }] = await Promise.all([readThreshold(org), readOrganization(org)])
  const month = monthIn(timezone, at)
  if (reaches(await findUsage(org, month, true), threshold)) await tellCost(org, month, threshold, at)
}

const readThreshold = async (org: OrgId) => (await readSettings(org, 'ai')).ai_cost_alert_threshold
const thresholdOf = (settings: Change<typeof Settings>['after']) => settings?.values.ai_cost_alert_threshold

/** Once a month, however often it is detected, unless the threshold was raised meanwhile. */
async function tellCost(org: OrgId, month: string, threshold: number, foundAt: Date) {
  const at = toSecond(foundAt)
  if (await keepAlert(org, month, threshold, at)) await recordNews(org, [newsOfCost(month, threshold, at)])
}
