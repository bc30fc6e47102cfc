/** The things that somebody does at a conversation. */
export const DOINGS = ['looking', 'writing'] as const
export type Doing = (typeof DOINGS)[number]

/** An open page says so again this often, and its last word counts this long: one that comes late is still in time. */
export const BEAT_SECONDS = 20
export const LASTS_SECONDS = 45
