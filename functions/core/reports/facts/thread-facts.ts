import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import type { Organization } from '#contract/people/organizations.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { isLost } from '../../messaging/messages/statuses.ts'
import { workingSeconds } from '../../people/organizations/working-seconds.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { FactItem } from './entity.ts'
import { newFact } from './rules.ts'

/** A customer's message after so much silence begins a conversation. */
const SILENCE_MS = 24 * 3_600_000

/** Counts as an answer to the customer: of a person, or the assistant, and not known to be lost. */
export const isAnswer = (message: MessageItem) =>
  message.direction === 'outbound' && facetsOf(message.by).answersCustomer && !isLost(message)

type Clock = Pick<Organization, 'business_hours' | 'timezone'>

/**
 * The facts of the messages from `first` on in a part of a thread, oldest first, that reaches back to an answer before;
 * only for answers a clock is needed.
 */
export function threadFacts(thread: readonly MessageItem[], first: number, clock?: Clock): FactItem[] {
  return thread.flatMap((message, i) => (i < first ? [] : factOf(thread, i, message, clock)))
}

function factOf(thread: readonly MessageItem[], i: number, message: MessageItem, clock?: Clock): FactItem[] {
  const { org, id, contact, channel, sent_at } = message
  if (message.direction === 'inbound')
    return isSaid(message) && beginsAt(thread, i) ? [newFact(org, 'opened', sent_at, id, { channel, contact })] : []
  if (isLost(message)) return []
  // What goes out by itself answers nobody, and costs.
  if (!isAnswer(message))
    return [newFact(org, 'sent', sent_at, id, { channel, contact, units: unitsOf(message), extra: 'auto' })]
  const agent = facetsOf(message.by).isAi ? ASSISTANT : message.user_id
  const units = unitsOf(message)
  const asked = waitBefore(thread, i)
  const since = thread[asked]?.sent_at
  if (since === undefined) return [newFact(org, 'sent', sent_at, id, { agent, channel, contact, units })]
  const [from, to] = [new Date(since), new Date(sent_at)]
  const seconds = Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))
  const extra = beginsAt(thread, asked) ? 'first' : 'reply'
  const working = clock && workingSeconds(clock, from, to)
  return [newFact(org, 'sent', sent_at, id, { agent, channel, contact, units, extra, seconds, working, since })]
}

/** What is charged by: templates, or segments; other channels cost nothing. */
function unitsOf({ channel, template, body, sent_body }: MessageItem): number {
  const { hasTemplates, isBilledBySegment } = CHANNELS[channel]
  if (hasTemplates) return Number(template !== undefined)
  return isBilledBySegment ? countSegments(sent_body ?? body).count : 0
}

const beginsAt = (thread: readonly MessageItem[], i: number) => {
  const before = thread[i - 1]
  const message = thread[i]
  return !before || (!!message && Date.parse(message.sent_at) - Date.parse(before.sent_at) >= SILENCE_MS)
}

/** The place of the customer's first message since the last answer before this one; -1 where they wrote none. */
function waitBefore(thread: readonly MessageItem[], i: number): number {
  let asked = -1
  for (let j = i - 1; j >= 0; j--) {
    const message = thread[j]
    if (!message || isAnswer(message)) break
    if (isSaid(message)) asked = j
  }
  return asked
}

/** Who an answer is credited to where no person wrote it. */
export const ASSISTANT = 'assistant'
