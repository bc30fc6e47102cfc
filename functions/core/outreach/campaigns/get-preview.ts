import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findContacts } from '../../customers/contacts/store.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { listOf as listConsents } from '../consents/store.ts'
import { findGround } from '../sends/find-ground.ts'
import { reasonAgainst } from '../sends/rules.ts'
import { findReach } from '../sends/store.ts'
import { checkAudience } from './check-audience.ts'
import type { CampaignItem } from './entity.ts'
import { findAudience } from './find-audience.ts'
import { fieldsOf, givenFor, isHeldOut, markFor, variantFor } from './rules.ts'
import { wordsFor } from './words-for.ts'

/** As many as can be looked at while somebody waits; of more people these are told as a part. */
const MOST_LOOKED_AT = 1_000
const PAGE = 200
const AT_ONCE = 24

/** How many people a campaign would reach if it were sent now, who is left out and why, and about what it costs. */
export async function getPreview(ctx: Ctx, input: CampaignInput) {
  const campaign = draftOf(ctx, await checkAudience(ctx, input))
  const [ground, organization] = await Promise.all([findGround(ctx.org), readOrganization(ctx.org)])
  const seen = new Set<string>()
  const left_out: Partial<Record<LeftOut, number>> = {}
  let cost = 0
  let next: { part?: number; place?: string } | undefined = {}
  while (next && seen.size < MOST_LOOKED_AT) {
    const found: Awaited<ReturnType<typeof findAudience>> = await findAudience(ctx, campaign, next, PAGE)
    if (found === 'gone') throw notFound()
    const ids = found.contacts.map(({ id }) => id).filter((id) => !seen.has(id))
    for (const id of ids) seen.add(id)
    await eachAtOnce(await findContacts(ctx.org, ids), AT_ONCE, async (contact) => {
      const reason = await reasonFor(ctx, ground, campaign, contact)
      if (reason) left_out[reason] = (left_out[reason] ?? 0) + 1
      else cost += costOf(ground, campaign, contact, organization.name)
    })
    next = found.next
  }
  return { size: seen.size, left_out, cost: Math.round(cost * 100) / 100, is_whole: next === undefined }
}

/** The input as if it were begun now. */
const draftOf = ({ org, now, caller }: Ctx, input: CampaignInput): CampaignItem => ({
  ...{ org, id: newId(now), version: 0, status: 'draft', ...fieldsOf(input) },
  ...{ user_id: caller.id, user_name: caller.name, created_at: now.toISOString() },
})

type Ground = Awaited<ReturnType<typeof findGround>>

async function reasonFor({ org, now }: Ctx, { settings }: Ground, campaign: CampaignItem, contact: ContactItem) {
  if (isHeldOut(campaign, contact.id)) return 'held_out'
  const { channel, purpose, template_id } = campaign
  const [consents, reach] = await Promise.all([listConsents(org, contact.id), findReach(org, contact.id)])
  const intended = {
    ...{ channel, purpose, isTemplate: template_id !== undefined },
    ...{ mark: markFor(campaign.id, contact.id), isToMany: true },
  }
  return reasonAgainst({ contact, consents, reach, settings }, intended, now)
}

function costOf({ settings }: Ground, campaign: CampaignItem, contact: ContactItem, dealership: string): number {
  const given = givenFor(campaign, variantFor(campaign, contact.id), wordsFor(contact, dealership))
  if (CHANNELS[campaign.channel].hasTemplates) return 'body' in given ? 0 : settings.outreach_whatsapp_price
  return countSegments('body' in given ? given.body : '').count * settings.outreach_sms_price
}
