import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { settleRecipient } from '../../customers/recipients/door.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import { unasked } from '../../platform/access.ts'
import { findStanding } from '../sends/door.ts'
import { reasonOfStop } from '../sends/reason-against.ts'
import { type Outcome, sendOutreach } from '../sends/send-outreach.ts'
import { findWords } from './find-words.ts'
import type { Desk } from './open-desk.ts'
import { priceOf } from './price-of.ts'
import { givenFor, isRefusedTemplate, markFor } from './rules.ts'

/** Sends a recipient theirs, unless something speaks against it, and records how they fared. */
export async function sendOne(desk: Desk, recipient: RecipientItem): Promise<Outcome> {
  const { ctx, campaign } = desk
  const outcome = await tryOne(desk, recipient)
  if (outcome.status === 'wait') {
    // All of them wait for the day's limit: the campaign itself does.
    if (outcome.reason === 'warm_up') return outcome
    if (campaign.outside_hours === 'drop') {
      await settleRecipient(recipient, { status: 'left_out', reason: 'quiet_hours' })
      return { status: 'left_out', reason: 'quiet_hours' }
    }
    await settleRecipient(recipient, { status: 'planned', send_at: outcome.until.toISOString() })
  } else if (outcome.status === 'left_out') {
    const { reason, refused } = outcome
    await settleRecipient(recipient, { status: 'left_out', reason, refused })
  } else {
    const { message, cost } = outcome
    await settleRecipient(recipient, { status: 'sent', sent_at: ctx.now.toISOString(), message, cost })
  }
  return outcome
}

type Tried = Exclude<Outcome, { status: 'sent' }> | (Extract<Outcome, { status: 'sent' }> & { cost: number })

async function tryOne(
  { ctx, campaign, ground, templates, dealership }: Desk,
  { contact: id, variant, is_again }: RecipientItem,
): Promise<Tried> {
  // The gate reads it again, as it is at that moment.
  const contact = await findContact(unasked(ctx), id)
  if (!contact) return { status: 'left_out', reason: 'no_address' }
  const { channel, purpose } = campaign
  if (lastHeardAt(contact) > (campaign.started_at ?? '')) {
    // What they said since may be a STOP.
    const { consents } = await findStanding(ctx.org, contact)
    return { status: 'left_out', reason: reasonOfStop(contact, consents, purpose) ?? 'open_conversation' }
  }
  const words = await findWords(ctx.org, campaign, contact, dealership)
  const given = givenFor(campaign, variant, words, templates)
  if ('reason' in given) return { status: 'left_out', reason: given.reason }
  const { content } = given
  if (isRefusedTemplate(contact, channel, content, templates))
    return { status: 'left_out', reason: 'refused', refused: { key: 'campaign_us_marketing' } }
  const actor = { kind: 'campaign', id: campaign.id, name: campaign.name } as const
  const { org, now, requestId } = ctx
  const mark = markFor(campaign.id, id)
  const outcome = await sendOutreach({ org, now, requestId, actor }, ground, {
    contact,
    channel,
    content,
    purpose,
    mark,
    isToMany: true,
    isAgain: is_again,
  })
  return outcome.status === 'sent'
    ? { ...outcome, cost: priceOf(ground.settings, channel, content, templates) }
    : outcome
}
