import type { Language } from '#contract/language.ts'
import type { Sender, SenderState } from '#contract/telephony/sender.ts'
import { OTHER_REASON, SENDER_REASONS } from '#contract/telephony/sender-reasons.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import type { TwilioSender } from '../twilio/senders.ts'
import type { SenderItem } from './entity.ts'

/** Twilio's states; a new one counts as under way. */
const STATES: Record<string, SenderState> = {
  PENDING_VERIFICATION: 'verifying',
  VERIFYING: 'verifying',
  TWILIO_REVIEW: 'reviewing',
  ONLINE: 'online',
  'ONLINE:UPDATING': 'online',
  OFFLINE: 'offline',
}

/** Within this time it is usually online; it may be offline before, without a reason. */
const USUAL_MINUTES = 15

const isWithinUsual = ({ asked_at }: Pick<SenderItem, 'asked_at'>, now: Date) =>
  now.getTime() - Date.parse(asked_at) < USUAL_MINUTES * 60_000

/** How far a sender has come. */
export function stateOf(sender: Pick<SenderItem, 'status' | 'reasons' | 'asked_at'>, now: Date): SenderState {
  const { status = 'CREATING', reasons } = sender
  if (reasons.length > 0) return 'offline'
  if (status === 'OFFLINE' && isWithinUsual(sender, now)) return 'creating'
  return STATES[status] ?? 'creating'
}

/** True if it should have been online by now. */
export const isSlow = (sender: SenderItem, now: Date) =>
  !['online', 'offline'].includes(stateOf(sender, now)) && !isWithinUsual(sender, now)

const HOUR_MS = 3_600_000

/** When a sender is looked at next: often at first, hourly while it is offline, once a day in the end. ISO 8601. */
export function nextLook(sender: Pick<SenderItem, 'status' | 'reasons' | 'asked_at'>, now: Date): string {
  const age = now.getTime() - Date.parse(sender.asked_at)
  const state = stateOf(sender, now)
  if (state === 'online') return nextMark(now, 24 * 60)
  if (age > 72 * HOUR_MS) return nextMark(now, state === 'offline' ? 60 : 24 * 60)
  return nextMark(now, age < HOUR_MS ? 2 : 30)
}

/** Why it is offline, in words, and what to do. */
export const reasonsIn = (language: Language, reasons: SenderItem['reasons']): Sender['reasons'] =>
  reasons.map(({ code, said }) => {
    const known = SENDER_REASONS[code]
    const { words, next } = known ?? OTHER_REASON
    return {
      code,
      words: known ? words[language] : [words[language], said && `${said} (${code})`].filter(Boolean).join(' '),
      next_step: next[language],
    }
  })

type NameState = NonNullable<Sender['profile']>['name_state']
const NAME_STATES: Record<string, NameState> = {
  PENDING_REVIEW: 'reviewing',
  APPROVED: 'approved',
  COMPLETED: 'approved',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  PIN_MISMATCH: 'failed',
  REGISTRATION_FAILED: 'failed',
}
/** What became of the last change of the name; null for none. */
export const nameStateOf = ({ name_status = '' }: Pick<TwilioSender, 'name_status'>): NameState =>
  NAME_STATES[name_status] ?? null

/** The code in the newest of these messages that are WhatsApp's: `123-456`. */
export function codeIn(messages: readonly { body: string }[]): string | undefined {
  for (const { body } of messages) {
    if (!/whatsapp|facebook|meta\b/i.test(body)) continue
    const [, first, last] = /(?<!\d)(\d{3})[-\s]?(\d{3})(?!\d)/.exec(body) ?? []
    if (first && last) return first + last
  }
  return undefined
}
