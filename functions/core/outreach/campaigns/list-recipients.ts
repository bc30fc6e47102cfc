import type { RecipientStatus } from '#contract/customers/recipient-statuses.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { listRecipientPage } from '../../customers/recipients/door.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import type { CampaignItem } from './entity.ts'
import { getOwnCampaign } from './get-own-campaign.ts'

const PAGE = 50
const MOST_READ = 2_000

interface Input {
  id: string
  status?: RecipientStatus | 'replied'
  cursor?: string
}

/** A page of a campaign's recipients that the caller may see; a colleague's are left out. */
export async function listRecipients(ctx: Ctx, { id, status, cursor }: Input) {
  const campaign = await getOwnCampaign(ctx, id)
  const list = `recipients ${id} ${status ?? ''}`
  const where =
    status === 'replied'
      ? ({ attr: 'replied_at', exists: true } as const)
      : status && ({ attr: 'status', eq: status } as const)
  let after = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const found: RecipientItem[] = []
  do {
    const page = await listRecipientPage(
      { org: ctx.org, campaign: id },
      { after, where, limit: where ? MOST_READ : PAGE },
    )
    found.push(...page.recipients)
    after = page.place
  } while (after !== undefined && found.length < PAGE)
  const shown = found.slice(0, PAGE)
  const last = found.length > PAGE ? shown.at(-1)?.contact : after
  const ids = shown.map(({ contact }) => contact)
  const seen = await findContactsById(ctx, ids)
  const data = shown.flatMap((one) => {
    const contact = seen.get(one.contact)
    return contact ? [{ ...present(ctx, one), ...personOf(contact, campaign) }] : []
  })
  return { data, cursor: last === undefined ? null : sealCursor(ctx, list, last) }
}

const personOf = (contact: ContactItem, { channel }: CampaignItem) => ({
  contact: { id: contact.id, name: displayName(contact) },
  conversation_id: contact.channels[channel] ? conversationIdOf(contact.id, channel) : null,
})

const present = ({ caller }: Ctx, { status, reason, refused, problem, variant, ...times }: RecipientItem) => ({
  status,
  variant,
  // Outreach alone writes reasons (customers/recipients).
  reason: (reason as LeftOut | undefined) ?? null,
  problem: refused ? sayRefusal(refused, caller.language) : (problem ?? null),
  sent_at: times.sent_at ?? null,
  waits_until: times.send_at ?? null,
  replied_at: times.replied_at ?? null,
})
