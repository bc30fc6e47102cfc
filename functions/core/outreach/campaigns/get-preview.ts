import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findEndedOffers } from '../../customers/contacts/find-ended-offers.ts'
import type { Given } from '../../messaging/messages/compose-content.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { listMailsADay } from '../mail-pace/list-mails-a-day.ts'
import { findStanding } from '../sends/door.ts'
import { reasonAgainst } from '../sends/reason-against.ts'
import { checkAudience } from './check-audience.ts'
import { findAudience, openEarlier, type Place } from './find-audience.ts'
import { findWords } from './find-words.ts'
import { type Desk, openDesk } from './open-desk.ts'
import { priceOf } from './price-of.ts'
import { fieldsOf, givenFor, isHeldOut, isRefusedTemplate, markFor, variantFor } from './rules.ts'

/** A part of an answer's time: what follows comes with the cursor. */
const LOOKING_MS = 1_500
const PAGE = 250
const AT_ONCE = 32
const LIST = 'campaign preview'

/**
 * How many people a campaign would reach if it were sent now, who is left out and why, and about what it costs. A large
 * audience is told in parts that add up: each looks at as many as there is time for, and the cursor leads on.
 */
export async function getPreview(ctx: Ctx, { cursor, ...input }: CampaignInput & { cursor?: string }) {
  const desk = await openDraft(ctx, input)
  const endsAt = Date.now() + LOOKING_MS
  const told = { size: 0, left_out: {} as Partial<Record<LeftOut, number>>, cost: 0 }
  let place: Place | undefined = cursor === undefined ? {} : JSON.parse(openCursor(ctx, LIST, cursor))
  do {
    place = await addPage(desk, place ?? {}, told)
  } while (place && Date.now() < endsAt)
  return {
    ...told,
    cost: Math.round(told.cost * 100) / 100,
    a_day: CHANNELS[input.channel].hasSubject ? await listMailsADay(ctx) : null,
    cursor: place ? sealCursor(ctx, LIST, JSON.stringify(place)) : null,
  }
}

/** All that looking at people takes, as if the campaign were begun now. */
async function openDraft(ctx: Ctx, input: CampaignInput): Promise<Desk> {
  const { org, now, caller } = ctx
  return openDesk(ctx, {
    org,
    id: newId(now),
    version: 0,
    status: 'draft',
    ...fieldsOf(await checkAudience(ctx, input)),
    user_id: caller.id,
    user_name: caller.name,
    created_at: now.toISOString(),
  })
}

interface Told {
  size: number
  left_out: Partial<Record<LeftOut, number>>
  cost: number
}

async function addPage(desk: Desk, place: Place, told: Told): Promise<Place | undefined> {
  const { ctx, campaign } = desk
  const [found, newOf] = await Promise.all([
    findAudience(ctx, campaign, place, PAGE),
    openEarlier(ctx, campaign, place),
  ])
  if (found === 'gone') throw notFound()
  const contacts = await findContacts(
    ctx,
    found.contacts.map(({ id }) => id),
  )
  const own = await newOf(contacts)
  told.size += own.length
  await eachAtOnce(own, AT_ONCE, async (contact) => {
    const seen = await lookAt(desk, contact)
    if ('reason' in seen) told.left_out[seen.reason] = (told.left_out[seen.reason] ?? 0) + 1
    else told.cost += priceOf(desk.ground.settings, campaign.channel, seen.content, desk.templates)
  })
  return found.next
}

async function lookAt(desk: Desk, contact: ContactItem): Promise<{ content: Given } | { reason: LeftOut }> {
  const { ctx, campaign, ground, templates, dealership } = desk
  if (isHeldOut(campaign, contact.id)) return { reason: 'held_out' }
  const words = await findWords(ctx.org, campaign, contact, dealership)
  const given = givenFor(campaign, variantFor(campaign, contact.id), words, templates)
  if ('reason' in given) return given
  const { channel, purpose } = campaign
  const intended = {
    channel,
    purpose,
    isTemplate: 'template_id' in given.content,
    mark: markFor(campaign.id, contact.id),
    isToMany: true,
  }
  const [standing, ended_before] = await Promise.all([
    findStanding(ctx.org, contact),
    findEndedOffers(ctx.org, contact, channel),
  ])
  const reason = reasonAgainst({ contact, ...standing, ended_before, settings: ground.settings }, intended, ctx.now)
  if (reason) return { reason }
  return isRefusedTemplate(contact, channel, given.content, templates) ? { reason: 'refused' } : given
}
