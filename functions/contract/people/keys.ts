/** What every key begins with, so that one that was lost is recognized. */
export const KEY_START = 'lw_'

/** So many calls a key may make in a minute: an import of a thousand contacts takes some minutes, a runaway loop stops. */
export const CALLS_PER_MINUTE = 300
