import { listRecipientPage } from '../../customers/recipients/door.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Outcome } from '../sends/send-outreach.ts'
import { burstOf, groupOf, restMsAfter } from './campaign-pace.ts'
import type { CampaignItem } from './entity.ts'
import { canSend, openDesk } from './open-desk.ts'
import { isSenderProblem, PAUSE_MINUTES, sampleOf } from './rules.ts'
import { sendOne } from './send-one.ts'
import { findCampaign } from './store.ts'
import { CHANGED, type Ended, stopped } from './stretch-end.ts'

const STRETCH_MS = 40_000
const PAGE = 200

/**
 * Sends to those whose turn has come, in one pass over all recipients: as many in a stretch as the campaign's pace lets
 * leave at once, or as there is time for. Before the next stretch the sender rests for as long as the pace wants.
 */
export async function sendRecipients(ctx: Ctx, campaign: CampaignItem, reachable: number): Promise<Ended> {
  const desk = await openDesk(ctx, campaign)
  if (!canSend(desk)) return stopped('template_unavailable')
  const begun = Date.now()
  const clock = () => new Date(ctx.now.getTime() + Date.now() - begun)
  const sample = campaign.sampled_at ? undefined : sampleOf(reachable)
  let pass: Pass = { place: campaign.place, next_at: campaign.next_at, tried: campaign.tried ?? 0, sent: 0 }
  const restMs = () => restMsAfter(pass.sent, campaign.pace, Date.now() - begun)
  const end = (change: Partial<CampaignItem>, next: Ended['next']): Ended => {
    const { place, next_at, tried } = pass
    return { change: { place, next_at, tried, ...change }, next, restMs: restMs() }
  }

  for await (const part of partsOf(ctx, campaign, clock)) {
    const sends = part.group.length > 0
    if ((sends && pass.sent >= burstOf(campaign.pace)) || Date.now() - begun > STRETCH_MS) return end({}, 'now')
    if (sends && (await isChanged(ctx, campaign))) return { ...CHANGED, restMs: restMs() }
    const now = clock()
    const outcomes = await Promise.all(part.group.map((one) => sendOne({ ...desk, ctx: { ...ctx, now } }, one)))
    if (outcomes.some(isOfSender)) return stopped('sender_problem')
    pass = afterPart(pass, part, outcomes)
    const tomorrow = outcomes.find(waitsForDay)
    // Those of this part wait too: the next day begins with a pass of its own.
    if (tomorrow) return end({ place: undefined, next_at: undefined }, tomorrow.until)
    if (sample !== undefined && pass.tried >= sample)
      return end({ sampled_at: clock().toISOString() }, new Date(clock().getTime() + PAUSE_MINUTES * 60_000))
  }
  // Those who wait get theirs in another pass.
  const { next_at } = pass
  return end({ place: undefined, next_at: undefined }, next_at === undefined ? 'done' : new Date(next_at))
}

/** How far a pass has come: recipients themselves say who is left, so it is written down once a stretch. */
interface Pass {
  place: string | undefined
  /** When the first of those who wait may get theirs. */
  next_at: string | undefined
  /** Messages of the campaign, and of this stretch. */
  tried: number
  sent: number
}

/** A few whose turn has come, or when that of others comes, and from where the pass goes on. */
interface Part {
  group: RecipientItem[]
  waiting: string[]
  place: string | undefined
}

/** Pages, each in parts: those who wait are told first, for a stretch may end at any part. */
async function* partsOf({ org }: Ctx, campaign: CampaignItem, clock: () => Date): AsyncGenerator<Part> {
  const { id, pace } = campaign
  let { place } = campaign
  do {
    const from = { after: place, where: { attr: 'status', eq: 'planned' }, limit: PAGE } as const
    const page = await listRecipientPage({ org, campaign: id }, from)
    const now = clock().toISOString()
    yield { group: [], waiting: page.recipients.flatMap(({ send_at = '' }) => (send_at > now ? [send_at] : [])), place }
    const due = page.recipients.filter(({ send_at = '' }) => send_at <= now)
    for (let at = 0; at < due.length; at += groupOf(pace)) {
      const group = due.slice(at, at + groupOf(pace))
      yield { group, waiting: [], place: group.at(-1)?.contact }
    }
    place = page.place
  } while (place !== undefined)
}

const isChanged = async ({ org }: Ctx, { id, version }: CampaignItem) =>
  (await findCampaign(org, id))?.version !== version

/** As many mails have left as may in a day. */
const waitsForDay = (outcome: Outcome): outcome is Extract<Outcome, { status: 'wait' }> =>
  outcome.status === 'wait' && outcome.reason === 'warm_up'

const isOfSender = (outcome: Outcome) => outcome.status === 'sent' && isSenderProblem(outcome.error_code)

function afterPart(pass: Pass, { waiting, place }: Part, outcomes: readonly Outcome[]): Pass {
  const sent = outcomes.filter(({ status }) => status === 'sent').length
  const until = outcomes.flatMap((one) => (one.status === 'wait' ? [one.until.toISOString()] : []))
  const [next_at] = [pass.next_at ?? [], waiting, until].flat().toSorted()
  return { place, next_at, tried: pass.tried + sent, sent: pass.sent + sent }
}
