/** Older than this, a message was copied over from an earlier account, or told very late: it is no event of now. */
const LATEST_MS = 15 * 60_000

/** True if something that a change tells of (ISO 8601) has just happened. */
export const isRecent = (at: string, told: Date) => told.getTime() - Date.parse(at) < LATEST_MS
