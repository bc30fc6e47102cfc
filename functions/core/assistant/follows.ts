import { recordNews } from '../people/notifications/record-news.ts'
import { readSettings } from '../people/settings/store.ts'
import { type Change, follow } from '../platform/changes/follow.ts'
import type { OrgId } from '../platform/ctx.ts'
import { AiUsage } from './usage/entity.ts'
import { newsOfCost, reaches } from './usage/rules.ts'

export const follows = {
  note_cost: follow({
    on: [AiUsage],
    when: ({ before, after }) => before?.cost_micros !== after?.cost_micros,
    do: noteCost,
  }),
}

async function noteCost(org: OrgId, changes: Change<typeof AiUsage>[]) {
  const { ai_cost_alert_threshold: threshold } = await readSettings(org, 'ai')
  const reached = changes.filter((change) => reaches(change, threshold))
  await recordNews(org, reached.map(newsOfCost))
}
