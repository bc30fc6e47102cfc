import { MAILS_BY_DAY, MAILS_FROM_OURS } from '#contract/outreach/mail-pace.ts'

const DAY_MS = 86_400_000

/** A sender's day: what it is called, when it is over, and what may leave on it and on those after, the last one stays. */
interface MailDay {
  day: string
  until: Date
  limits: readonly number[]
}

/** The day that it is for a domain that was proved at a moment (ISO 8601), or for our own address. */
export function mailDayAt(proved: { domain: string; at: string } | undefined, now: Date): MailDay {
  const since = proved ? Date.parse(proved.at) : 0
  const days = Math.max(0, Math.floor((now.getTime() - since) / DAY_MS))
  return {
    day: `${proved?.domain ?? 'ours'} ${days}`,
    until: new Date(since + (days + 1) * DAY_MS),
    limits: proved ? MAILS_BY_DAY.slice(Math.min(days, MAILS_BY_DAY.length - 1)) : [MAILS_FROM_OURS],
  }
}
