import { setTimeout as wait } from 'node:timers/promises'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { webhooks } from '#contract/telephony/webhooks.ts'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import { findMessage } from '../../functions/core/messaging/messages/door.ts'
import { Message } from '../../functions/core/messaging/messages/entity.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import type { OrgId } from '../../functions/core/platform/ctx.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { inboundEvent, statusForm, webhookEvent } from './dealership.ts'
import type { Figure } from './measure.ts'

const MESSAGES = Number(process.env.STORM_MESSAGES ?? 20_000)
const DELIVERIES = 5
const AT_ONCE = 64
const CONTACTS = 500
const STATUSES = ['delivered', 'queued', 'sent', 'read', 'sending']

/** Maximum lag of the stream when the last delivery was answered. */
const MOST_LAG_SECONDS = 10

/** Every message five times, shuffled, 64 deliveries at once: half are customers' messages, half delivery reports. */
export async function measureStorm(cloud: BenchCloud): Promise<Figure[]> {
  const stream = await startBenchStream(cloud)
  try {
    return await storm(stream)
  } finally {
    await stream.stop()
  }
}

async function storm(stream: Awaited<ReturnType<typeof startBenchStream>>): Promise<Figure[]> {
  const { ctx, token } = await connectDealership()
  const inbound = Array.from({ length: MESSAGES / 2 }, (_, i) => ({ sid: `SMin${i}`, from: fromOf(i % CONTACTS) }))
  const outbound = await queued(ctx.org)

  const deliveries = [
    ...inbound.flatMap(({ sid, from }) =>
      Array(DELIVERIES).fill(() => inboundEvent(token, sid, from, `Message ${sid}`)),
    ),
    ...outbound.flatMap(({ conversation, id, sid }) =>
      STATUSES.map((status) => () => {
        const query = new URLSearchParams({ conversation, message: id }).toString()
        return webhookEvent(webhooks.status, token, statusForm(sid, status), query)
      }),
    ),
  ]
  shuffle(deliveries)
  // Excludes changes from before the storm.
  while ((await stream.lagMs()) > 0) await wait(200)
  const start = performance.now()
  const failures = await runAll(deliveries)
  const lagSeconds = (await stream.lagMs()) / 1000
  const seconds = (performance.now() - start) / 1000

  let [there, doubled, unread] = [0, 0, 0]
  for (let i = 0; i < CONTACTS; i++) {
    const contact = contactIdOf(ctx.org, fromOf(i))
    const sids = await sidsOf(ctx.org, conversationIdOf(contact, 'sms'))
    there += new Set(sids).size
    doubled += sids.length - new Set(sids).size
    unread += (await findContact({ org: ctx.org }, contact, true))?.channels.sms?.unread ?? 0
  }
  let regressed = 0
  for (const { conversation, id } of outbound)
    if ((await findMessage(ctx.org, conversation, id, true))?.status !== 'read') regressed++

  const lost = inbound.length - there
  const ours = `lost ${lost}, doubled ${doubled}, unread off by ${Math.abs(unread - inbound.length)}, status regressions ${regressed}, failed deliveries ${failures}; ${Math.round(deliveries.length / seconds)} deliveries/s`
  return [
    {
      measure: `${MESSAGES} messages × ${DELIVERIES} deliveries, shuffled, ${AT_ONCE} at once`,
      floor: '—',
      ours,
      reach: 'all 0',
      isReached: lost + doubled + regressed + failures + Math.abs(unread - inbound.length) === 0,
    },
    {
      measure: 'the stream’s lag then: age of the oldest unread record when the last delivery was answered',
      floor: '—',
      ours: `${lagSeconds.toFixed(1)} s`,
      reach: `≤ ${MOST_LAG_SECONDS} s`,
      isReached: lagSeconds <= MOST_LAG_SECONDS,
    },
  ]
}

const fromOf = (i: number) => `+1555${3_000_000 + i}`

/** Outbound messages that wait for their reports. */
async function queued(org: string) {
  const contact = newId(new Date())
  const messages = Array.from({ length: MESSAGES / 2 }, (_, i) => ({
    org,
    conversation: conversationIdOf(`${contact}${i % CONTACTS}`, 'sms'),
    id: newId(new Date()),
    contact,
    channel: 'sms' as const,
    direction: 'outbound' as const,
    body: 'We have it here for you.',
    sent_at: new Date().toISOString(),
    status: 'queued' as const,
    rank: 0,
    sid: `SMout${i}`,
  }))
  for (const message of messages) await Message.build(PutItemCommand).item(message).send()
  return messages
}

async function runAll(deliveries: (() => Parameters<typeof handler>[0])[]): Promise<number> {
  let failures = 0
  let next = 0
  const worker = async () => {
    for (let event = deliveries[next++]; event; event = deliveries[next++]) {
      // Twilio repeats what was answered with 5xx, three times.
      for (let attempt = 0; attempt <= 3; attempt++) {
        const { statusCode = 500 } = await handler(event())
        if (statusCode < 300) break
        if (attempt === 3) failures++
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failures
}

async function sidsOf(org: OrgId, conversation: string): Promise<string[]> {
  const sids: string[] = []
  for (let before: string | undefined; ; ) {
    const { messages } = await listBefore(org, conversation, before, 200)
    sids.push(...messages.map((message) => message.sid ?? ''))
    if (messages.length < 200) return sids
    before = messages[0]?.id
  }
}

function shuffle(list: unknown[]) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}
