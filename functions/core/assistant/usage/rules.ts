import { INBOXES, type News } from '../../people/notifications/rules.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { AiUsage } from './entity.ts'

/** Costs are kept in millionths of a dollar. */
export const MICROS = 1_000_000

type CostChange = Pick<Change<typeof AiUsage>, 'before' | 'after' | 'at'>

/** Whether the month's cost came up to so many dollars with this change. */
export const reaches = ({ before, after }: CostChange, dollars: number) =>
  (before?.cost_micros ?? 0) < dollars * MICROS && (after?.cost_micros ?? 0) >= dollars * MICROS

/** That the AI became expensive is news for the managers. */
export const newsOfCost = ({ after, at }: CostChange): News => ({
  inbox: INBOXES.managers,
  kind: 'ai_cost_reached',
  about: after?.month ?? '',
  at,
})
