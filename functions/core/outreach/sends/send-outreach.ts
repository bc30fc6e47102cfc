import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { Refused } from '#contract/refusals.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { hoursFor } from '../../messaging/hours/open-hours.ts'
import type { Given } from '../../messaging/messages/compose-content.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfClient } from '../../messaging/messages/message-marks.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import { wasNeverTaken } from '../../messaging/messages/statuses.ts'
import type { AutomaticActor } from '../../platform/actor.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findStanding } from './door.ts'
import type { Ground } from './find-ground.ts'
import { reasonAgainst } from './reason-against.ts'
import { addReach } from './store.ts'

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
}

export type Outcome =
  | { status: 'sent'; message: string; error_code?: string | undefined }
  | { status: 'wait'; until: Date }
  | { status: 'left_out'; reason: LeftOut; refused?: Refused }

type Sender = AutomaticActor & { kind: 'campaign' | 'automation' }

/**
 * Sends one message that nobody wrote at this moment: what a campaign or an automation says. Consent, caps, and the
 * customer's lawful hours are looked at here, the rest at the gate that all messages pass. Safe to repeat.
 */
export async function sendOutreach(
  work: Work & { actor: Sender },
  ground: Ground,
  { contact, channel, content, purpose, mark, isToMany = false, isAgain = false }: Outreach,
): Promise<Outcome> {
  const { org, now, actor } = work
  const { consents, reach, own } = await findStanding(org, contact)
  const intended = { channel, purpose, isTemplate: 'template_id' in content, mark, isToMany }
  const to = { type: channel, id: conversationIdOf(contact.id, channel), contact_id: contact.id }
  const against = (self?: string) =>
    reasonAgainst({ contact, consents, reach, settings: ground.settings, self }, intended, now)
  // What went out before doesn't speak against itself; and what never left is sent in its own place.
  const isWritten = isAgain || against() === 'recently_contacted'
  const earlier = isWritten ? await findMarked(org, markOfClient(to.id, mark)) : undefined
  const reason = against(earlier?.id)
  if (reason) return { status: 'left_out', reason }
  const lawful = hoursFor(contact, channel, ground.hours).next(now)
  if (!lawful) return { status: 'left_out', reason: 'quiet_hours' }
  if (lawful > now) return { status: 'wait', until: lawful }
  try {
    const resend_of = earlier && wasNeverTaken(earlier) ? earlier.id : undefined
    const { message } = await sendMessage(work, { ...content, ...to, client_id: mark, resend_of })
    await addReach(org, own, { at: now.toISOString(), mark, by: actor.kind, id: actor.id })
    return { status: 'sent', message: message.id, error_code: message.error_code ?? undefined }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
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
  no_way_back: 'no_address',
  window_closed: 'window_closed',
  template_not_approved: 'template_unavailable',
  template_paused: 'template_unavailable',
}
