import type { Message } from './records.ts'
import type { Store } from './store.ts'
import { TwilioError } from './twilio-error.ts'

const DAY_MS = 86_400_000

/** An account's messages (or everyone's), newest first, filtered. DateSent is a day or a second, bounds inclusive. */
export function listMessages(store: Store, accountSid: string | undefined, query: URLSearchParams): Message[] {
  const to = query.get('To')
  const from = query.get('From')
  const on = rangeOf(query.get('DateSent'))
  const before = rangeOf(query.get('DateSent<'))
  const after = rangeOf(query.get('DateSent>'))
  return store
    .all('message')
    .filter((message) => {
      const at = message.sent_at ?? message.created_at
      return (
        (!accountSid || message.account_sid === accountSid) &&
        (!to || message.to === to) &&
        (!from || message.from === from) &&
        (!on || (at >= on.start && at < on.end)) &&
        (!before || at < before.end) &&
        (!after || at >= after.start)
      )
    })
    .reverse()
}

function rangeOf(given: string | null): { start: number; end: number } | undefined {
  if (!given) return undefined
  const start = Date.parse(given)
  if (Number.isNaN(start)) throw new TwilioError(400, 20001, `DateSent is not a date: ${given}`)
  const second = Math.floor(start / 1000) * 1000
  return { start: second, end: second + (given.length > 10 ? 1000 : DAY_MS) }
}
