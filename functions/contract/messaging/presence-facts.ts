/** What somebody does at a conversation. */
export const DOINGS = ['looking', 'writing'] as const
export type Doing = (typeof DOINGS)[number]

/** How often an open page says so again, and how long what it last said counts: one that comes late is still in time. */
export const BEAT_SECONDS = 20
export const LASTS_SECONDS = 45
