import { findCaller } from '../../people/accounts/find-caller.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { INBOXES } from '../../people/notifications/rules.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'
import { nextMark } from '../../platform/due/rules.ts'
import { putDue } from '../../platform/due/store.ts'
import { countAnew, countRecipients } from './count-recipients.ts'
import type { CampaignItem } from './entity.ts'
import { planRecipients } from './plan-recipients.ts'
import { stopReasonOf } from './rules.ts'
import { sendRecipients } from './send-recipients.ts'
import { findCampaign, leaveTurn, replaceCampaign, takeTurn } from './store.ts'
import { type Ended, stopped } from './stretch-end.ts'

/** Longer than one stretch of work: a worker that is killed keeps nobody waiting for more than that. */
const TURN_MS = 90_000

/**
 * Does a stretch of a campaign's work, and has the next one begin. The clock looks at it again in any case, so one whose
 * worker was killed goes on where it was; a recipient who was written to is known by the message's own mark.
 */
export async function runCampaign(work: Work, { campaign: id }: { campaign: string }): Promise<void> {
  const { org, now } = work
  const campaign = await findBegun(work, id)
  if (campaign?.status !== 'running') return
  if (campaign.continues_at !== undefined && campaign.continues_at > now.toISOString()) return
  const until = new Date(now.getTime() + TURN_MS)
  await putDue([dueOf(campaign, nextMark(until, 1))])
  if (!(await takeTurn(campaign, { now, until }))) return
  try {
    const caller = campaign.starter ? await findCaller(org, campaign.starter) : undefined
    const ctx = caller && { ...work, address: '', agent: '', language: caller.language, caller }
    const ended = ctx ? await stretch(ctx, campaign) : stopped('starter_left')
    await goOn(work, campaign, ended)
  } finally {
    await leaveTurn(campaign)
  }
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
  // All recipients are read: at the beginning of a pass, then as seldom as their number asks.
  const count = campaign.place === undefined ? countAnew : countRecipients
  const counts = await count(campaign, ctx.now)
  const reason = stopReasonOf(counts)
  return reason ? stopped(reason) : sendRecipients(ctx, campaign, (counts.planned ?? 0) + (counts.sent ?? 0))
}

async function goOn({ org, now }: Work, { id }: CampaignItem, ended: Ended): Promise<void> {
  if (ended === 'changed') return
  const seen = await findCampaign(org, id)
  if (seen?.status !== 'running') return
  const { change, next } = ended
  const at = next instanceof Date ? next.toISOString() : undefined
  const isOver = next === 'done' || next === 'stopped'
  const ending = next === 'done' ? { status: 'done' as const, ended_at: now.toISOString() } : {}
  if (isOver) await countAnew(seen, now)
  const isKept = await replaceCampaign(seen, { ...change, ...ending, continues_at: at })
  if (next === 'stopped') {
    await recordNews(org, [{ inbox: INBOXES.managers, kind: 'campaign_stopped', about: id, at: now }])
    return
  }
  if (next === 'done') return
  if (at !== undefined && isKept) await putDue([dueOf(seen, at)])
  else await enqueue('run-campaigns', { org, campaign: id, found_at: now.toISOString() })
}

const dueOf = ({ org, id }: CampaignItem, at: string) =>
  ({ kind: 'run-campaigns', org, ids: { campaign: id }, at }) as const
