import { INBOXES, type News } from '../../people/notifications/rules.ts'

/** Costs are kept in millionths of a dollar. */
export const MICROS = 1_000_000

/** Whether what was used cost something, and at least so many dollars. */
export const reaches = (used: { cost_micros: number } | undefined, dollars: number) =>
  used !== undefined && used.cost_micros > 0 && used.cost_micros >= dollars * MICROS

/** That a month of AI has cost so many dollars is news for the managers. */
export const newsOfCost = (month: string, dollars: number, at: Date): News => ({
  inbox: INBOXES.managers,
  kind: 'ai_cost_reached',
  about: `${month} ${dollars}`,
  at,
})
