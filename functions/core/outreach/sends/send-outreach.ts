import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { Refused } from '#contract/refusals.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findEndedOffers } from '../../customers/contacts/find-ended-offers.ts'
import { hoursFor } from '../../messaging/hours/open-hours.ts'
import type { Given } from '../../messaging/messages/compose-content.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { isMachine } from '../../messaging/messages/is-said.ts'
import { markOfClient } from '../../messaging/messages/message-marks.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { wasNeverTaken } from '../../messaging/messages/statuses.ts'
import type { AutomaticActor } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { takeMail } from '../mail-pace/take-mail.ts'
import { findStanding } from './door.ts'
import type { Ground } from './find-ground.ts'
import { apartUntil, isAnsweredSince } from './line-rules.ts'
import { reasonAgainst } from './reason-against.ts'
import { giveTurnBack, takeTurn, waitForTurn } from './store.ts'

interface Outreach {
  contact: ContactItem
  channel: Channel
  content: Given
  purpose: Purpose
  /** Identifies it in the conversation: sent twice, it is one message. */
  mark: string
  /** It goes to many: it keeps away from whoever is being talked to or heard from us lately. */
  isToMany?: boolean
  /** It was written before, and may never have left. */
  isAgain?: boolean | undefined
  /** When it was first meant to leave; absent: now. */
  since?: string
  /** It was held back, or comes late: whoever has been answered since gets none. */
  isLate?: boolean
  /** It answers what the customer has just done, so it keeps no distance. */
  isAnswer?: boolean
}

export type Outcome =
  | { status: 'sent'; message: string; error_code?: string | undefined }
  | { status: 'wait'; until: Date; reason: 'quiet_hours' | 'too_close' | 'warm_up' }
  | { status: 'left_out'; reason: LeftOut; refused?: Refused }

type Sender = AutomaticActor & { kind: 'campaign' | 'automation' }

const MESSAGES_LOOKED_AT = 10

/**
 * Sends one message that nobody wrote at this moment: what a campaign or an automation says. Consent, caps, and the
 * customer's lawful hours are looked at here, and that one text goes to a contact at a time; the rest at the gate that all messages pass. Safe to repeat.
 */
export async function sendOutreach(
  work: Work & { actor: Sender },
  ground: Ground,
  {
    contact,
    channel,
    content,
    purpose,
    mark,
    isToMany = false,
    isLate = false,
    isAnswer = false,
    isAgain = false,
    ...more
  }: Outreach,
): Promise<Outcome> {
  const { org, now, actor } = work
  const [{ consents, reach, own }, ended_before] = await Promise.all([
    findStanding(org, contact),
    findEndedOffers(org, contact, channel),
  ])
  const intended = { channel, purpose, isTemplate: 'template_id' in content, mark, isToMany }
  const to = { type: channel, id: conversationIdOf(contact.id, channel), contact_id: contact.id }
  const against = (self?: string) =>
    reasonAgainst({ contact, consents, reach, settings: ground.settings, ended_before, self }, intended, now)
  // What went out before doesn't speak against itself; and what never left is sent in its own place.
  const isWritten = isAgain || against() === 'recently_contacted'
  const earlier = isWritten ? await findMarked(org, markOfClient(to.id, mark)) : undefined
  const reason = against(earlier?.id)
  if (reason) return { status: 'left_out', reason }
  const since = more.since ?? now.toISOString()
  const messages = await listLatestOf(org, contact, MESSAGES_LOOKED_AT)
  if (isMachine(messages)) return { status: 'left_out', reason: 'machine' }
  if (isLate && isAnsweredSince(messages, since)) return { status: 'left_out', reason: 'answered' }
  const wait = async (from: Date, reason: 'quiet_hours' | 'too_close'): Promise<Outcome> => {
    // It keeps away from whoever has heard from us lately for longer than that.
    if (isToMany && reason === 'too_close') return { status: 'left_out', reason: 'recently_contacted' }
    const until = hoursFor(contact, channel, ground.hours).next(from)
    if (!until) return { status: 'left_out', reason: 'quiet_hours' }
    const isWaiting =
      isToMany || (await waitForTurn(org, own, { mark, since, until: until.toISOString() }, now)) === 'taken'
    return isWaiting ? { status: 'wait', until, reason } : { status: 'left_out', reason: 'superseded' }
  }
  if (hoursFor(contact, channel, ground.hours).next(now) !== now) return wait(now, 'quiet_hours')
  const apart = isAnswer ? undefined : apartUntil(messages, actor.id, now)
  if (apart) return wait(apart, 'too_close')
  const turn = await takeTurn(org, own, { at: now.toISOString(), mark, by: actor.kind, id: actor.id }, since, now)
  if (turn === 'superseded') return { status: 'left_out', reason: turn }
  if (turn !== 'taken') return wait(turn, 'too_close')
  const tomorrow = CHANNELS[channel].hasSubject && !earlier ? await takeMail(work) : undefined
  if (tomorrow) {
    await giveTurnBack(org, own, mark)
    return { status: 'wait', until: tomorrow, reason: 'warm_up' }
  }
  try {
    const resend_of = earlier && wasNeverTaken(earlier) ? earlier.id : undefined
    const { message } = await sendMessage(work, { ...content, ...to, client_id: mark, resend_of })
    return { status: 'sent', message: message.id, error_code: message.error_code ?? undefined }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await giveTurnBack(org, own, mark)
    return {
      status: 'left_out',
      reason: REASONS[error.words.key as Refused['key']] ?? 'refused',
      refused: error.words as Refused,
    }
  }
}

/** Translates the gate's refusals into outreach's reasons. */
const REASONS: Partial<Record<Refused['key'], LeftOut>> = {
  opted_out: 'opted_out',
  automatic_withheld: 'opted_out',
  no_number: 'no_address',
  no_way_back: 'dead_address',
  mail_came_back: 'dead_address',
  window_closed: 'window_closed',
  template_not_approved: 'template_unavailable',
  template_paused: 'template_unavailable',
}
