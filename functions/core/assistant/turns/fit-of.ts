import type { AssistantOf } from '#contract/assistant/assistant.ts'
import { ASSISTANT_PROBLEMS } from '#contract/assistant/assistant-facts.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import type { AssistantDesk } from '../setup/read-assistant.ts'

/**
 * Whether the assistant may still answer what it was asked. `late`: too old for an answer, after an outage; `failed`:
 * what keeps the assistant from answering came up since.
 */
export type Fit = 'fits' | 'late' | 'failed'

/** Beside what people have first, in the mode `unanswered`. */
const LATE_MS = 5 * 60_000
/** What goes out by itself and an answer are two senders to whoever reads them at once. */
const APART_SECONDS = 60

/** Looks again at a question as it is answered, `age` milliseconds after it was asked; undefined where people answer now. */
export function fitOf(
  { state, mode, reason }: Pick<AssistantOf, 'state' | 'mode' | 'reason'>,
  { setup }: Pick<AssistantDesk, 'setup'>,
  age: number,
): Fit | undefined {
  const isLate = age > LATE_MS + (mode === 'unanswered' ? setup.minutes * 60_000 : 0)
  if (state === 'answers') return isLate && mode !== 'draft' ? 'late' : 'fits'
  // Asked at night, and found by day: nobody else was told.
  if (state === 'sleeps') return isLate && reason === 'open' ? 'late' : undefined
  return ASSISTANT_PROBLEMS.some((problem) => problem === reason) ? 'failed' : undefined
}

/** So long an answer keeps away from what an automation or a campaign has just said. */
export function secondsApart(messages: readonly MessageItem[], now: Date): number {
  const last = messages.findLast(({ by }) => by === 'automation' || by === 'campaign')
  const past = last ? (now.getTime() - Date.parse(last.sent_at)) / 1000 : APART_SECONDS
  return past >= 0 && past < APART_SECONDS ? Math.ceil(APART_SECONDS - past) : 0
}
