import { setTimeout as wait } from 'node:timers/promises'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { advanceRecipient, listRecipientPage } from '../../functions/core/customers/recipients/door.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import { pauseCampaign, resumeCampaign } from '../../functions/core/outreach/campaigns/change-campaign.ts'
import { countAnew } from '../../functions/core/outreach/campaigns/count-recipients.ts'
import { getPreview } from '../../functions/core/outreach/campaigns/get-preview.ts'
import { runCampaign } from '../../functions/core/outreach/campaigns/run-campaign.ts'
import { findCampaign } from '../../functions/core/outreach/campaigns/store.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../functions/core/platform/each-at-once.ts'
import type { BenchCloud } from './bench-cloud.ts'
import { begin, INPUT, lawfulNoon, openAudience } from './campaigns/fill.ts'
import { openWork } from './campaigns/open-work.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { type Figure, median, percentile, timed } from './measure.ts'

/** What a machine does in about ten minutes; the reach is of 100,000. */
const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS ?? 10_000)
const KILLS = 50
const PAUSED_AT = [15, 35]
const MINUTE_MS = 60_000
const AUDIENCE = 50_000
/** Below what goes out in two parts. */
const FEW = 30
const MANY = 180
const MESSAGES = 60
/** The first part of it, sent in one go, lasts longer than those messages. */
const AUDIENCE_BESIDE = 8_000

/** Units that each further recipient takes, by the table's own count, without what their message itself takes. */
export async function measureCampaignCosts(cloud: BenchCloud): Promise<Figure[]> {
  const work = await openWork(cloud, 'campaign-costs', { isIdle: true })
  try {
    installMeter()
    const [few, many] = [await unitsOf(cloud, FEW), await unitsOf(cloud, MANY)]
    const each = (units: 'readUnits' | 'writeUnits') => (many[units] - few[units]) / (MANY - FEW)
    const [read, written] = [each('readUnits'), each('writeUnits')]
    return [
      {
        measure: `written and read a recipient of a campaign until the message is delivered, besides the message (from ${FEW} to ${MANY})`,
        floor: '—',
        ours: `${written.toFixed(2)} WRU, ${read.toFixed(2)} RRU`,
        reach: '≤ 4 WRU, ≤ 2 RRU',
        isReached: written <= 4 && read <= 2,
      },
    ]
  } finally {
    await work.stop()
  }
}

/** Units of a campaign to so many, without their messages. */
async function unitsOf(cloud: BenchCloud, people: number) {
  const { ctx, own } = await openAudience(cloud, people)
  const now = lawfulNoon()
  const message = await metered(async () => {
    for (let n = 0; n <= people; n++)
      await sendMessage(
        { ...ctx, actor: { kind: 'campaign', id: 'C', name: 'Spring' } },
        { body: `Hi ${n}`, type: 'sms', id: own[0]?.conversation ?? '', contact_id: own[0]?.id, client_id: `M${n}` },
      )
  })
  const id = await begin(ctx, now)
  const sending = await metered(async () => {
    for (let status = 'running'; status === 'running'; status = (await findCampaign(ctx.org, id))?.status ?? '')
      await runCampaign({ org: ctx.org, now, requestId: 'bench' }, { campaign: id })
  })
  const { recipients } = await listRecipientPage({ org: ctx.org, campaign: id }, { limit: people + 1 })
  const reports = await metered(async () => {
    for (const one of recipients) await advanceRecipient(one, 'delivered')
  })
  const sum = (units: 'readUnits' | 'writeUnits') => sending[units] + reports[units] - message[units]
  return { readUnits: sum('readUnits'), writeUnits: sum('writeUnits') }
}

/** Workers that are killed in the midst of a campaign, which is paused and goes on. */
export async function measureCampaignKills(cloud: BenchCloud): Promise<Figure[]> {
  const { ctx } = await openAudience(cloud, RECIPIENTS)
  const work = await openWork(cloud, 'campaign-kills')
  try {
    let now = lawfulNoon()
    const id = await begin(ctx, now)
    const statusOf = async () => (await findCampaign(ctx.org, id))?.status
    const start = performance.now()
    let late = 0
    for (let kill = 1; kill <= KILLS; kill++) {
      await wait(1_000 + Math.random() * 3_000)
      await work.kill()
      if (PAUSED_AT.includes(kill)) {
        await pauseCampaign({ ...ctx, now }, { id })
        const before = work.left.size
        await wait(3_000)
        late += work.left.size - before
        await resumeCampaign({ ...ctx, now }, { id })
      }
      // The clock finds the campaign whose worker died; the first time it also has the first part's half an hour over.
      now = new Date(now.getTime() + (kill === 10 ? 31 : 2) * MINUTE_MS)
      await work.runDue(now)
    }
    const outcome = async () => ({ ...(await countAnew({ org: ctx.org, id }, now)) })
    for (let left = true; left; left = (await statusOf()) === 'running') {
      await wait(5_000)
      now = new Date(now.getTime() + 2 * MINUTE_MS)
      await work.runDue(now)
    }
    const minutes = (performance.now() - start) / MINUTE_MS
    const counts = await outcome()
    const written = await writtenTo(ctx, id)
    const doubled = written.filter((count) => count > 1).length + [...work.left.values()].filter((n) => n > 1).length
    const people = RECIPIENTS + 1
    const missed = people - written.filter((count) => count > 0).length
    const isExact = counts.total === people && counts.sent === people && !counts.planned
    return [
      {
        measure: `a campaign of ${people}, workers killed ${KILLS} times, paused and continued twice (asked: 100,000)`,
        floor: '—',
        ours: `doubled ${doubled}, missed ${missed}, counts ${isExact ? 'exact' : JSON.stringify(counts)}; ${late} left after a pause; ${people - work.left.size} left to the check of messages`,
        reach: '0, 0, exact',
        isReached: doubled === 0 && missed === 0 && isExact,
      },
      {
        measure: 'rows a minute of it',
        floor: '—',
        ours: `${Math.round(people / minutes)}`,
        reach: '≥ 600',
        isReached: people / minutes >= 600,
      },
    ]
  } finally {
    await work.stop()
  }
}

/** How many messages each recipient's thread has of ours. */
async function writtenTo({ org }: Ctx, campaign: string): Promise<number[]> {
  const written: number[] = []
  let after: string | undefined
  do {
    const page = await listRecipientPage({ org, campaign }, { after, limit: 1_000 })
    await eachAtOnce(page.recipients, 16, async ({ contact }) => {
      const { messages } = await listBefore(org, conversationIdOf(contact, 'sms'), undefined, 10)
      written.push(messages.filter(({ direction }) => direction === 'outbound').length)
    })
    after = page.place
  } while (after !== undefined)
  return written
}

/**
 * A person's message while a campaign of theirs runs, and while one of somebody else's does. Both share the machine's
 * cores with it and go at a pace of their own, so the second does not take the machine out of the first.
 */
export async function measureBesideCampaign(cloud: BenchCloud): Promise<Figure[]> {
  const [ours, theirs] = [await openAudience(cloud, AUDIENCE_BESIDE), await openAudience(cloud, AUDIENCE_BESIDE)]
  const work = await openWork(cloud, 'campaign-beside')
  const [person] = ours.own
  const times = async () => {
    const all: number[] = []
    for (let n = 0; n < MESSAGES; n++) {
      const send = { type: 'sms', id: person?.conversation ?? '', contact_id: person?.id, body: `Hello ${n}` }
      all.push(await timed(() => sendMessage({ ...ours.ctx, now: new Date() }, send)))
      await wait(150)
    }
    return all
  }
  const timesBeside = async (ctx: Ctx) => {
    const now = lawfulNoon()
    const id = await begin(ctx, now)
    const sent = work.left.size
    while (work.left.size < sent + 100) await wait(500)
    const [before, start] = [work.left.size, performance.now()]
    const busy = await times()
    const pace = ((work.left.size - before - MESSAGES) / (performance.now() - start)) * MINUTE_MS
    await pauseCampaign({ ...ctx, now }, { id })
    return { busy, pace }
  }
  try {
    await times()
    const calm = await times()
    const other = await timesBeside(theirs.ctx)
    const own = await timesBeside(ours.ctx)
    const told = (all: number[]) =>
      `${Math.round(median(all))} ms (95th percentile ${Math.round(percentile(all, 0.95))})`
    const ratio = (median(own.busy) / median(calm)).toFixed(2)
    return [
      {
        measure: `a person's message while a campaign sends ${Math.round(own.pace)} a minute, against without (median; two cores for all of it)`,
        floor: told(calm),
        ours: `${told(own.busy)} = ${ratio} ×; beside another dealership's at ${Math.round(other.pace)} a minute ${told(other.busy)}`,
        reach: '≤ 1.20 ×',
        isReached: median(own.busy) <= 1.2 * median(calm),
      },
    ]
  } finally {
    await work.stop()
  }
}

/** The audience of a draft, counted to its end in parts. */
export async function measurePreview(cloud: BenchCloud): Promise<Figure[]> {
  const { ctx } = await openAudience(cloud, AUDIENCE)
  installMeter()
  const parts: number[] = []
  let size = 0
  let cursor: string | null | undefined
  const spent = await metered(async () => {
    do {
      parts.push(
        await timed(async () => {
          const part: Awaited<ReturnType<typeof getPreview>> = await getPreview(ctx, {
            ...INPUT,
            ...(cursor && { cursor }),
          })
          size += part.size
          cursor = part.cursor
        }),
      )
    } while (cursor)
  })
  const longest = Math.max(...parts)
  return [
    {
      measure: `preview of an audience in ${AUDIENCE} contacts, in parts that show how far it is`,
      floor: '—',
      ours: `${size} counted in ${parts.length} parts, ${(parts.reduce((sum, ms) => sum + ms, 0) / 1000).toFixed(0)} s, ${Math.round(spent.readUnits)} RRU; the longest part ${(longest / 1000).toFixed(1)} s`,
      reach: '≤ 300 RRU and ≤ 2 s, or with progress',
      isReached: size === AUDIENCE + 1 && longest <= 2_500,
    },
  ]
}
