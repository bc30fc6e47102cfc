import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { addressFor, type Reachable } from '../../customers/contacts/reachable-addresses.ts'
import { putRecipients } from '../../customers/recipients/door.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { CampaignItem } from './entity.ts'
import { findAudience } from './find-audience.ts'
import { isHeldOut, variantFor } from './rules.ts'
import { replaceCampaign } from './store.ts'
import { CHANGED, type Ended, stopped } from './stretch-end.ts'

const PEOPLE_AT_ONCE = 200
const STRETCH_MS = 30_000

/** Writes down who gets a campaign, once for all; from then on nobody is added. */
export async function planRecipients(ctx: Ctx, seen: CampaignItem): Promise<Ended> {
  const endsAt = Date.now() + STRETCH_MS
  let campaign = seen
  while (Date.now() < endsAt) {
    const found = await findAudience(ctx, campaign, campaign, PEOPLE_AT_ONCE)
    if (found === 'gone') return stopped('audience_gone')
    await putRecipients(found.contacts.map((contact) => recipientOf(campaign, contact)))
    const { next } = found
    if (!next) return { change: { phase: 'sending', part: undefined, place: undefined }, next: 'now' }
    const change = { part: next.part, place: next.place }
    if (!(await replaceCampaign(campaign, change))) return CHANGED
    campaign = { ...campaign, ...change, version: campaign.version + 1 }
  }
  return { change: {}, next: 'now' }
}

interface Planned {
  id: string
  listed: Reachable
}

function recipientOf(campaign: CampaignItem, { id: contact, listed }: Planned): RecipientItem {
  const { org, id, channel } = campaign
  const recipient = { org, campaign: id, contact, variant: variantFor(campaign, contact), status: 'planned' as const }
  if (isHeldOut(campaign, contact)) return { ...recipient, status: 'left_out', reason: 'held_out' }
  if (!hasAddress(listed, channel)) return { ...recipient, status: 'left_out', reason: 'no_address' }
  return recipient
}

const hasAddress = (listed: Reachable, channel: Channel) =>
  listed.addresses?.[CHANNELS[channel].address.kind] !== undefined ||
  addressFor({ listed, channels: {} }, channel) !== undefined
