import { cancelPlanned } from '../../customers/recipients/door.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { countAnew } from './count-recipients.ts'
import type { Counts } from './counts-of.ts'
import { listCampaignsOf } from './door.ts'
import type { CampaignItem } from './entity.ts'
import { planRecipients } from './plan-recipients.ts'
import { PAUSE_MINUTES, stopReasonOf } from './rules.ts'
import { sendRecipients } from './send-recipients.ts'
import { findCampaign, findTally, leaveTurn, replaceCampaign, restTurn, takeTurn } from './store.ts'
import { type Ended, stopped } from './stretch-end.ts'

/** Longer than one stretch of work: a worker that is killed keeps nobody waiting for more than that. */
const TURN_MS = 90_000
const CANCEL_MS = 30_000

/**
 * Does a stretch of a campaign's work, and has the next one begin. The clock looks at it again in any case, so one whose
 * worker was killed goes on where it was; a recipient who was written to is known by the message's own mark.
 */
export async function runCampaign(work: Work, { campaign: id }: { campaign: string }): Promise<void> {
  const { now } = work
  const begun = Date.now()
  const campaign = await findBegun(work, id)
  if (campaign?.status === 'canceling') return endPlanned(work, campaign)
  if (campaign?.status !== 'running') return
  if (campaign.continues_at !== undefined && campaign.continues_at > now.toISOString()) return
  const until = new Date(now.getTime() + TURN_MS)
  await putDue([dueOf(campaign, nextMark(until, 1))])
  if (!(await takeTurn(campaign, { now, until }))) return
  const ended = await takeStretch(work, campaign).catch(async (error) => {
    await leaveTurn(campaign)
    throw error
  })
  const { restMs = 0 } = ended
  const rested = new Date(now.getTime() + Date.now() - begun + restMs)
  await (restMs > 0 ? restTurn(campaign, rested) : leaveTurn(campaign))
  const next = await settleStretch(work, campaign, ended)
  // The message waits, and nobody pays for a function that does.
  const delaySeconds = Math.ceil(restMs / 1000)
  if (next !== undefined)
    await enqueue('run-campaigns', { org: work.org, campaign: next, found_at: rested.toISOString() }, { delaySeconds })
}

/** Ends those to whom a canceled campaign hadn't written, a stretch at a time; the clock looks at it again here, too. */
async function endPlanned({ org, now }: Work, campaign: CampaignItem) {
  const { id } = campaign
  await putDue([dueOf(campaign, nextMark(new Date(now.getTime() + CANCEL_MS), 1))])
  if (!(await cancelPlanned(org, id, Date.now() + CANCEL_MS)))
    return enqueue('run-campaigns', { org, campaign: id, found_at: now.toISOString() })
  await countAnew(campaign, now)
  await replaceCampaign(campaign, { status: 'canceled' })
}

async function takeStretch(work: Work, campaign: CampaignItem): Promise<Ended> {
  const caller = campaign.starter ? await findCaller(work.org, campaign.starter) : undefined
  if (!caller) return stopped('starter_left')
  if (haltOf(caller.standing, work.now)) return stopped('dealership_halted')
  return stretch({ ...work, address: '', agent: '', language: caller.language, caller }, campaign)
}

/** One that was scheduled begins now that its time has come. */
async function findBegun({ org, now }: Work, id: string) {
  const seen = await findCampaign(org, id)
  if (seen?.status !== 'scheduled' || (seen.starts_at ?? '') > now.toISOString()) return seen
  const change = { status: 'running', phase: 'planning', started_at: now.toISOString() } as const
  await replaceCampaign(seen, change)
  return findCampaign(org, id)
}

async function stretch(ctx: Ctx, campaign: CampaignItem): Promise<Ended> {
  if (campaign.phase !== 'sending') return planRecipients(ctx, campaign)
  const counts = await countIfDue(campaign, ctx.now)
  const reason = stopReasonOf(counts, campaign.forgiven)
  return reason ? stopped(reason) : sendRecipients(ctx, campaign, (counts.planned ?? 0) + (counts.sent ?? 0))
}

/**
 * All recipients are read at the beginning of a pass, after the pause that the first part is judged in, then whenever
 * another twentieth of them was written to.
 */
async function countIfDue(campaign: CampaignItem, now: Date): Promise<Counts> {
  const tally = campaign.place === undefined ? undefined : await findTally(campaign.org, campaign.id)
  const { total = 0, sent = 0 } = tally?.counts ?? {}
  const isFresh = tally && tally.at >= judgedAt(campaign) && (campaign.tried ?? 0) - sent < total / 20
  return isFresh ? tally.counts : countAnew(campaign, now)
}

const judgedAt = ({ sampled_at }: CampaignItem): string =>
  sampled_at === undefined ? '' : new Date(Date.parse(sampled_at) + PAUSE_MINUTES * 60_000).toISOString()

/** Writes down how a stretch ended, and returns which campaign is next on the channel. */
async function settleStretch(work: Work, { id }: CampaignItem, ended: Ended): Promise<string | undefined> {
  const seen = await findCampaign(work.org, id)
  // It may have written down more since it was canceled.
  if (seen?.status === 'canceling' || seen?.status === 'canceled') await endPlanned(work, seen)
  const isChanged = ended.next === 'changed' || seen?.status !== 'running'
  const rests = isChanged || (await settle(work, seen, ended))
  // Those that wait for the channel come first, so that campaigns share it a stretch at a time.
  return (seen && (await findWaiting(seen, work))) ?? (rests ? undefined : id)
}

/** Writes down how a stretch ended; true if the campaign is over, or rests until a time. */
async function settle({ org, now }: Work, seen: CampaignItem, { change, next }: Ended) {
  const { id } = seen
  const at = next instanceof Date ? next.toISOString() : undefined
  const isOver = next === 'done' || next === 'stopped'
  const counts = isOver ? await countAnew(seen, now) : undefined
  // Whoever was taken up again meanwhile gets theirs in another pass.
  if (next === 'done' && counts?.planned) {
    await replaceCampaign(seen, { ...change, continues_at: undefined })
    return false
  }
  const ending = next === 'done' ? { status: 'done' as const, ended_at: now.toISOString() } : {}
  const isKept = await replaceCampaign(seen, { ...change, ...ending, continues_at: at })
  if (next === 'stopped')
    await recordNews(org, [{ inbox: INBOXES.managers, kind: 'campaign_stopped', about: id, at: now }])
  if (at === undefined || !isKept) return isOver
  await putDue([dueOf(seen, at)])
  return true
}

/** Another campaign that has something to do on this channel, in a circle. */
async function findWaiting({ id, channel }: CampaignItem, { org, now }: Work): Promise<string | undefined> {
  const waiting = (await listCampaignsOf(org))
    .filter((one) => one.id !== id && one.channel === channel && one.status === 'running')
    .filter(({ continues_at = '' }) => continues_at <= now.toISOString())
    .map((one) => one.id)
    .toSorted()
  return waiting.find((one) => one > id) ?? waiting[0]
}

const dueOf = ({ org, id }: CampaignItem, at: string) =>
  ({ kind: 'run-campaigns', org, ids: { campaign: id }, at }) as const
