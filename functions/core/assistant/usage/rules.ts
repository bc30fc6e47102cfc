import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { MICROS } from './cost-of.ts'

/** True if the usage has a cost, of at least this many dollars. */
export const reaches = (used: { cost_micros: number } | undefined, dollars: number) =>
  used !== undefined && used.cost_micros > 0 && used.cost_micros >= dollars * MICROS

/** True once a month's limit, in dollars, leaves no room for a call: in another month, or under a higher one, it may. */
export const isUsedUp = (used: { cost_micros: number; refused_under?: number } | undefined, limit: number) =>
  used !== undefined && ((used.refused_under ?? -1) >= limit || used.cost_micros >= limit * MICROS)

/** The managers' notification that a month of AI has reached this many dollars. */
export const newsOfCost = (month: string, dollars: number, at: Date): News => ({
  inbox: INBOXES.managers,
  kind: 'ai_cost_reached',
  about: `${month} ${dollars}`,
  at,
})
