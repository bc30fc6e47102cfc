import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import type { TemplateItem } from '../../messaging/templates/entity.ts'
import { isSendable } from '../../messaging/templates/sendable-template.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { unasked } from '../../platform/access.ts'
import { wait } from '../../platform/aws/patience.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findGround, type Ground } from '../sends/find-ground.ts'
import { type Outcome, sendOutreach } from '../sends/send-outreach.ts'
import type { CampaignItem } from './entity.ts'
import { findTemplates } from './find-templates.ts'
import { findWords } from './find-words.ts'
import { priceOf } from './price-of.ts'
import { listPage, settleRecipient } from './recipient-store.ts'
import { givenFor, isRefusedTemplate, isSenderProblem, markFor, PAUSE_MINUTES, sampleOf } from './rules.ts'
import { findCampaign, replaceCampaign } from './store.ts'
import { type Ended, stopped } from './stretch-end.ts'

const STRETCH_MS = 40_000
const PAGE = 200
/** A pause holds from the next group on; a slow campaign sends one by one. */
const MOST_AT_ONCE = 8

interface Desk {
  ctx: Ctx
  campaign: CampaignItem
  ground: Ground
  templates: ReadonlyMap<string, TemplateItem>
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
  // The number sent so far is written down a page at a time: recipients themselves say who is left.
  const soFar = () => ({ tried: (seen.tried ?? 0) + sent })
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
      const change = { place: group.at(-1)?.contact, next_at, ...soFar() }
      const sample = campaign.sampled_at ? undefined : sampleOf(reachable)
      if (sample !== undefined && change.tried >= sample) {
        const sampled_at = timeNow().toISOString()
        return {
          change: { ...change, sampled_at },
          next: new Date(timeNow().getTime() + PAUSE_MINUTES * 60_000),
        }
      }
      const rest = (sent / campaign.pace) * 60_000 - (Date.now() - begun)
      // The clock waits longer than a function may.
      if (Date.now() - begun + rest > STRETCH_MS) return { change, next: new Date(timeNow().getTime() + rest) }
      await wait(Math.max(0, rest))
    }
    if (place === undefined) return endOfPass({ next_at, ...soFar() })
    if (!(await keep({ place, next_at, ...soFar() }))) return 'changed'
  }
  return { change: {}, next: 'now' }
}

/** Those who wait get theirs in another pass. */
const endOfPass = ({ next_at, tried }: Pick<CampaignItem, 'next_at' | 'tried'>): Ended => ({
  change: { place: undefined, next_at: undefined, tried },
  next: next_at === undefined ? 'done' : new Date(next_at),
})

const earliest = (times: (string | undefined)[]) => times.filter((time) => time !== undefined).toSorted()[0]

/** All that sending takes; undefined where a template can't be sent any more. */
async function openDesk(ctx: Ctx, campaign: CampaignItem): Promise<Desk | undefined> {
  const [ground, organization, templates] = await Promise.all([
    findGround(ctx.org),
    readOrganization(ctx.org),
    findTemplates(ctx.org, campaign),
  ])
  const isUsable = (id: string | undefined) => {
    const template = id === undefined ? undefined : templates.get(id)
    return id === undefined || (template?.status === 'APPROVED' && isSendable(template))
  }
  if (![campaign, ...campaign.variants].every(({ template_id }) => isUsable(template_id))) return undefined
  return { ctx, campaign, ground, templates, dealership: organization.name }
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
  // The gate reads it again, as it is at that moment.
  const contact = await findContact(unasked(ctx), id)
  if (!contact) return { status: 'left_out', reason: 'no_address' }
  if (lastHeardAt(contact) > (campaign.started_at ?? '')) return { status: 'left_out', reason: 'open_conversation' }
  const { channel, purpose } = campaign
  const content = givenFor(campaign, variant, await findWords(ctx.org, campaign, contact, dealership))
  if (isRefusedTemplate(contact, channel, content, templates))
    return { status: 'left_out', reason: 'refused', refused: { key: 'campaign_us_marketing' } }
  const actor = { kind: 'campaign', id: campaign.id, name: campaign.name } as const
  const { org, now, requestId } = ctx
  const mark = markFor(campaign.id, id)
  const outcome = await sendOutreach({ org, now, requestId, actor }, ground, {
    ...{ contact, channel, content, purpose, mark, isToMany: true },
  })
  return outcome.status === 'sent'
    ? { ...outcome, cost: priceOf(ground.settings, channel, content, templates) }
    : outcome
}
