import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import type { IBatchWriteRequest } from 'dynamodb-toolbox/table/actions/batchWrite'
import { Recipient, type RecipientItem } from '../../../functions/core/customers/recipients/entity.ts'
import { addTo, type Counts } from '../../../functions/core/outreach/campaigns/counts-of.ts'
import { Campaign, type CampaignItem, Tally } from '../../../functions/core/outreach/campaigns/entity.ts'
import { Run, runIdOf, Standing } from '../../../functions/core/outreach/runs/entity.ts'
import { writeAll } from '../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import type { Kept, Place } from './past-customer.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const iso = (time: number) => new Date(time).toISOString()
/** Of one text, in dollars. */
const PRICE = 0.0079

/** Campaigns that ran, the older one first, so many days ago. */
const RAN = [
  {
    days: 24,
    name: 'Fall tire and brake check',
    purpose: 'informational',
    bodies: [
      'Hi {{first_name|there}}, your free fall tire and brake check is waiting at {{dealership}}. Reply with a day that works.',
    ],
    hold_out: 0,
  },
  {
    days: 8,
    name: 'SUV weekend',
    purpose: 'marketing',
    bodies: [
      'Hi {{first_name|there}}, this weekend every used SUV at {{dealership}} is $1,000 off. Want us to hold one for you?',
      '{{first_name|Hi}}, looking for more room? All our SUVs are $1,000 off through Sunday. When can you stop by?',
    ],
    hold_out: 10,
  },
] as const

/** What came of campaigns and automations with the customers of the past. */
export async function seedResults({ org, people }: Place, kept: Kept[], automations: Record<string, string>) {
  const user = people.marcus
  await writeAll([
    ...RAN.flatMap((ran) => campaignItems(org, ran, user, kept)),
    ...runItems(org, automations.thank_you, kept.filter(({ sold }) => sold).map(thanksOf)),
    ...runItems(org, automations.no_show, kept.filter(({ isKept }) => isKept === false).map(missedOf)),
  ])
}

function campaignItems(org: string, ran: (typeof RAN)[number], user: Kept['agent'], kept: Kept[]) {
  // At eleven in the morning or later, wherever in the country.
  const started = new Date(Date.now() - ran.days * DAY_MS).setUTCHours(19, 0, 0, 0)
  const id = newId(new Date(started - 2 * HOUR_MS))
  const audience = kept.filter(({ channel, came }) => channel === 'sms' && came < started)
  const recipients = audience.map((one, i) => recipientOf({ org, campaign: id, contact: one.id }, i, started, ran))
  const counts: Counts = {}
  addTo(counts, recipients)
  const [body, ...others] = ran.bodies
  const campaign: CampaignItem = {
    ...{ org, id, version: 4, name: ran.name, status: 'done', channel: 'sms', purpose: ran.purpose, body },
    ...{ group_ids: [], variables: [], hold_out: ran.hold_out, pace: 60 },
    ...{ variants: others.map((text) => ({ body: text, variables: [] })), outside_hours: 'wait' },
    ...{ user_id: user.id, user_name: user.name, starter: user.id, tried: counts.sent },
    ...{ created_at: iso(started - 2 * HOUR_MS), started_at: iso(started), ended_at: iso(started + 15 * 60_000) },
  }
  const tally = { org, campaign: id, counts, at: iso(Date.now()) }
  return [
    Campaign.build(BatchPutRequest).item(campaign),
    Tally.build(BatchPutRequest).item(tally),
    ...recipients.map((one) => Recipient.build(BatchPutRequest).item(one)),
  ]
}

function recipientOf(
  keys: Pick<RecipientItem, 'org' | 'campaign' | 'contact'>,
  i: number,
  started: number,
  { bodies, hold_out }: (typeof RAN)[number],
): RecipientItem {
  const variant = i % bodies.length
  if (hold_out > 0 && i % hold_out === 7) return { ...keys, variant, status: 'left_out', reason: 'held_out' }
  if (i % 13 === 5) return { ...keys, variant, status: 'left_out', reason: 'recently_contacted' }
  const at = started + i * 1000
  const sent = { ...keys, variant, sent_at: iso(at), cost: PRICE * (1 + variant) }
  if (i % 29 === 11) return { ...sent, status: 'failed', problem: '30003' }
  const replied = i % 5 === 1 || (variant === 1 && i % 3 === 0)
  return {
    ...sent,
    status: 'delivered',
    ...(replied && { replied_at: iso(at + (1 + (i % 7)) * 900_000) }),
    ...(i % 9 === 1 && { booked_at: iso(at + 5 * HOUR_MS) }),
    ...(i % 27 === 10 && { sold_at: iso(at + 3 * DAY_MS) }),
    ...(i % 31 === 14 && { opted_out_at: iso(at + HOUR_MS) }),
  }
}

interface Told {
  contact: string
  began: number
  stage: string
  /** Milliseconds after its beginning, and what was done then. */
  story: [after: number, act: 'send' | 'wait' | 'wait_until' | 'remind'][]
}

const thanksOf = ({ id, sold }: Kept): Told => ({
  contact: id,
  began: sold?.at ?? 0,
  stage: 'sold',
  story: [
    [0, 'send'],
    [0, 'wait'],
    [3 * DAY_MS, 'send'],
  ],
})
const missedOf = ({ id, appointment = 0 }: Kept): Told => ({
  contact: id,
  began: appointment + HOUR_MS,
  stage: 'missed_appt',
  story: [
    [0, 'send'],
    [0, 'wait_until'],
    [2 * DAY_MS, 'remind'],
  ],
})

/** Runs that are over, with the contacts' note of them. */
function runItems(org: string, automation: string | undefined, all: Told[]): IBatchWriteRequest[] {
  if (!automation) return []
  return all.flatMap(({ contact, began, stage, story }) => {
    const ended = began + (story.at(-1)?.[0] ?? 0)
    if (ended > Date.now()) return []
    const began_at = iso(began)
    const id = runIdOf(automation, contact, { about: 'past', at: began_at })
    const lines = story.map(([after, act], i) => {
      const isWait = act === 'wait' || act === 'wait_until'
      const told = { at: iso(began + after), step: `s${i + 1}`, act }
      return isWait ? { ...told, outcome: 'waits' as const, until: iso(ended) } : { ...told, outcome: 'done' as const }
    })
    return [
      Run.build(BatchPutRequest).item({
        ...{ org, automation, id, contact, version: lines.length, number: 1, chain: [], at: lines.length },
        ...{ status: 'done', began: { heard: 2, stage, opted_out: 0 }, began_at, ended_at: iso(ended), story: lines },
      }),
      Standing.build(BatchPutRequest).item({ org, contact, automation, run: id, began_at, is_active: false }),
    ]
  })
}
