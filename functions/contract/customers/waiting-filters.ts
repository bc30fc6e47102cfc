/** Conversations in which the customer spoke last; of these, the ones of more than an hour of working hours ago, and nobody's. */
export const WAITING_FILTERS = ['unreplied', 'over_an_hour', 'unassigned'] as const
export type WaitingFilter = (typeof WAITING_FILTERS)[number]
