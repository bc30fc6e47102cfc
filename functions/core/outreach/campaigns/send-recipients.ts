import { placeOfNumber } from '#contract/customers/area-codes.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import { addressFor, isPhone, lastHeardAt } from '../../customers/contacts/rules.ts'
import { findContact } from '../../customers/contacts/store.ts'
import type { TemplateItem } from '../../messaging/templates/entity.ts'
import { isSendable } from '../../messaging/templates/rules.ts'
import { findTemplate } from '../../messaging/templates/store.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { wait } from '../../platform/aws/patience.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findGround, type Ground } from '../sends/find-ground.ts'
import { type Outcome, sendOutreach } from '../sends/send-outreach.ts'
import type { CampaignItem, RecipientItem } from './entity.ts'
import { listPage, settleRecipient } from './recipient-store.ts'
import { givenFor, isSenderProblem, markFor, PAUSE_MINUTES, sampleOf } from './rules.ts'
import { findCampaign, replaceCampaign } from './store.ts'
import { type Ended, stopped } from './stretch-end.ts'
import { wordsFor } from './words-for.ts'

const STRETCH_MS = 40_000
const PAGE = 200
/** A pause holds from the next group on; a slow campaign sends one by one. */
const MOST_AT_ONCE = 8

interface Desk {
  ctx: Ctx
  campaign: CampaignItem
  ground: Ground
  templates: Map<string, TemplateItem>
  dealership: string
}

/** Sends to those whose turn has come, one pass over all recipients, at the campaign's pace. */
export async function sendRecipients(ctx: Ctx, seen: CampaignItem, reachable: number): Promise<Ended> {
  const desk = await openDesk(ctx, seen)
  if (!desk) return stopped('template_unavailable')
  const begun = Date.now()
  const timeNow = () => new Date(ctx.now.getTime() + Date.now() - begun)
  let { campaign } = desk
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(campaign.pace / MOST_AT_ONCE))
  let sent = 0
  const keep = async (change: Partial<CampaignItem>) => {
    const isKept = await replaceCampaign(campaign, change)
    campaign = { ...campaign, ...change, version: campaign.version + 1 }
    return isKept
  }
  while (Date.now() - begun < STRETCH_MS) {
    const { recipients, place } = await listPage(
      { org: ctx.org, campaign: campaign.id },
      { after: campaign.place, where: { attr: 'status', eq: 'planned' }, limit: PAGE },
    )
    const due = recipients.filter(({ send_at = '' }) => send_at <= timeNow().toISOString())
    const later = recipients.flatMap(({ send_at }) => (send_at && send_at > timeNow().toISOString() ? [send_at] : []))
    let next_at = earliest([campaign.next_at, ...later])
    for (let at = 0; at < due.length; at += atOnce) {
      const latest = await findCampaign(ctx.org, campaign.id)
      if (latest?.version !== campaign.version) return 'changed'
      const group = due.slice(at, at + atOnce)
      const outcomes = await Promise.all(group.map((one) => sendOne({ ...desk, ctx: { ...ctx, now: timeNow() } }, one)))
      sent += outcomes.filter(({ status }) => status === 'sent').length
      next_at = earliest([
        next_at,
        ...outcomes.flatMap((one) => (one.status === 'wait' ? [one.until.toISOString()] : [])),
      ])
      if (outcomes.some((one) => one.status === 'sent' && isSenderProblem(one.error_code)))
        return stopped('sender_problem')
      const last = group.at(-1)?.contact
      const tried = (campaign.tried ?? 0) + outcomes.filter(({ status }) => status === 'sent').length
      if (!(await keep({ place: last, next_at, tried }))) return 'changed'
      const sample = campaign.sampled_at ? undefined : sampleOf(reachable)
      if (sample !== undefined && tried >= sample) {
        const sampled_at = timeNow().toISOString()
        return { change: { sampled_at }, next: new Date(timeNow().getTime() + PAUSE_MINUTES * 60_000) }
      }
      const rest = (sent / campaign.pace) * 60_000 - (Date.now() - begun)
      // The clock waits longer than a function may.
      if (Date.now() - begun + rest > STRETCH_MS) return { change: {}, next: new Date(timeNow().getTime() + rest) }
      await wait(Math.max(0, rest))
    }
    if (place === undefined) return endOfPass(next_at)
    if (!(await keep({ place, next_at }))) return 'changed'
  }
  return { change: {}, next: 'now' }
}

/** Those who wait get theirs in another pass. */
const endOfPass = (next_at: string | undefined): Ended =>
  next_at === undefined
    ? { change: { place: undefined }, next: 'done' }
    : { change: { place: undefined, next_at: undefined }, next: new Date(next_at) }

const earliest = (times: (string | undefined)[]) => times.filter((time) => time !== undefined).toSorted()[0]

/** All that sending takes; undefined where a template can't be sent any more. */
async function openDesk(ctx: Ctx, campaign: CampaignItem): Promise<Desk | undefined> {
  const ids = [campaign, ...campaign.variants].flatMap(({ template_id }) => template_id ?? [])
  const [ground, organization, ...found] = await Promise.all([
    findGround(ctx.org),
    readOrganization(ctx.org),
    ...[...new Set(ids)].map((id) => findTemplate(ctx.org, id)),
  ])
  const templates = found.filter((template) => template !== undefined)
  if (templates.length < new Set(ids).size || !templates.every((one) => one.status === 'APPROVED' && isSendable(one)))
    return undefined
  return {
    ctx,
    campaign,
    ground,
    templates: new Map(templates.map((one) => [one.id, one])),
    dealership: organization.name,
  }
}

async function sendOne(desk: Desk, recipient: RecipientItem): Promise<Outcome> {
  const { ctx, campaign } = desk
  const outcome = await tryOne(desk, recipient)
  if (outcome.status === 'wait') {
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
  { contact: id, variant }: RecipientItem,
): Promise<Tried> {
  const contact = await findContact(ctx.org, id, true)
  if (!contact) return { status: 'left_out', reason: 'no_address' }
  if (lastHeardAt(contact) > (campaign.started_at ?? '')) return { status: 'left_out', reason: 'open_conversation' }
  const { channel, purpose } = campaign
  const content = givenFor(campaign, variant, wordsFor(contact, dealership))
  const template = 'template_id' in content ? templates.get(content.template_id) : undefined
  const address = addressFor(contact, channel) ?? ''
  if (template?.category === 'MARKETING' && isAmerican(address))
    return { status: 'left_out', reason: 'refused', refused: { key: 'campaign_us_marketing' } }
  const actor = { kind: 'campaign', id: campaign.id, name: campaign.name } as const
  const { org, now, requestId } = ctx
  const mark = markFor(campaign.id, id)
  const outcome = await sendOutreach({ org, now, requestId, actor }, ground, {
    ...{ contact, channel, content, purpose, mark, isToMany: true },
  })
  return outcome.status === 'sent'
    ? { ...outcome, cost: costOf(ground, 'body' in content ? content.body : undefined, channel) }
    : outcome
}

/** WhatsApp delivers no marketing templates to numbers of the United States: https://developers.facebook.com/docs/whatsapp */
const isAmerican = (address: string) => isPhone(address) && placeOfNumber(address)?.state !== undefined

/** A message's price by the dealership's own prices, in dollars. */
function costOf({ settings }: Ground, body: string | undefined, channel: CampaignItem['channel']): number {
  if (!CHANNELS[channel].hasTemplates) return countSegments(body ?? '').count * settings.outreach_sms_price
  return body === undefined ? settings.outreach_whatsapp_price : 0
}
