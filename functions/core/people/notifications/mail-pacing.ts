import type { ReaderItem } from './entity.ts'

/** Whoever has not looked for so long is mailed. */
export const MAILED_AFTER_MINUTES = 10
/** Between two mails to one person. */
const MAILS_APART_MINUTES = 60

/** When the next mail may leave (ISO 8601); undefined for at once. */
export function nextMailAt({ mailed_at }: Pick<ReaderItem, 'mailed_at'>, now: Date): string | undefined {
  if (mailed_at === undefined) return undefined
  const next = Date.parse(mailed_at) + MAILS_APART_MINUTES * 60_000
  return next > now.getTime() ? new Date(next).toISOString() : undefined
}
