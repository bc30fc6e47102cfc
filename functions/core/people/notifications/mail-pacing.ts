import type { ReaderItem } from './entity.ts'

/** Users are mailed after this long without reading. */
export const MAILED_AFTER_MINUTES = 10
/** Minimum time between two mails to the same user. */
const MAILS_APART_MINUTES = 60

/** Time when the next mail may be sent (ISO 8601); undefined for immediately. */
export function nextMailAt({ mailed_at }: Pick<ReaderItem, 'mailed_at'>, now: Date): string | undefined {
  if (mailed_at === undefined) return undefined
  const next = Date.parse(mailed_at) + MAILS_APART_MINUTES * 60_000
  return next > now.getTime() ? new Date(next).toISOString() : undefined
}
