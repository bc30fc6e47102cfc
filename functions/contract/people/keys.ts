/** The prefix of every key, so that a leaked one is recognized. */
export const KEY_START = 'lw_'

/** Maximum calls per key and minute: allows importing a thousand contacts in a few minutes, stops a runaway loop. */
export const CALLS_PER_MINUTE = 300
