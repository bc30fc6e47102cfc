import type { CampaignCounts } from '#contract/outreach/campaign-results.ts'
import { LEFT_OUT_REASONS, type LeftOut } from '#contract/outreach/send-facts.ts'
import type { RecipientItem } from '../../customers/recipients/entity.ts'

const COLUMNS = [
  ...(['total', 'planned', 'left_out', 'sent', 'delivered', 'read', 'failed', 'replied'] as const),
  ...(['appointments', 'sold', 'opted_out'] as const),
]

/** Counts by name: a column, or one of a variant (`1 sent`), of a reason, of whoever was held out, of a code of Twilio's; and `cost`. */
export type Counts = Record<string, number>

/** What came of a campaign; of those who were held out it is told apart. */
const RESULTS = new Set<(typeof COLUMNS)[number]>(['appointments', 'sold'])

type Counted = Omit<RecipientItem, 'org' | 'campaign' | 'contact' | 'message'>

/** Adds recipients to counts: whoever read it got it, and whoever got it was sent it. */
export function addTo(counts: Counts, recipients: readonly Counted[]): void {
  const add = (name: string, by = 1) => {
    counts[name] = (counts[name] ?? 0) + by
  }
  for (const one of recipients) {
    const isHeld = one.reason === 'held_out'
    for (const column of columnsOf(one)) {
      if (!isHeld || !RESULTS.has(column)) add(column)
      add(`${isHeld ? 'held' : one.variant} ${column}`)
    }
    if (one.reason) add(`reason ${one.reason}`)
    if (one.problem) add(`code ${one.problem}`)
    if (one.cost) add('cost', one.cost)
  }
}

function columnsOf(one: Counted): (typeof COLUMNS)[number][] {
  const { status } = one
  const isSent = status !== 'planned' && status !== 'left_out'
  return [
    'total',
    ...(isSent ? (['sent'] as const) : ([status] as const)),
    ...(status === 'delivered' || status === 'read' ? (['delivered'] as const) : []),
    ...(status === 'read' || status === 'failed' ? ([status] as const) : []),
    ...(one.replied_at ? (['replied'] as const) : []),
    ...(one.booked_at ? (['appointments'] as const) : []),
    ...(one.sold_at ? (['sold'] as const) : []),
    ...(one.opted_out_at ? (['opted_out'] as const) : []),
  ]
}

/** The columns as the wire has them: of all, or of a variant. */
export const presentCounts = (counts: Counts, of?: number): CampaignCounts =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, counts[of === undefined ? column : `${of} ${column}`] ?? 0]),
  ) as CampaignCounts

export const leftOutIn = (counts: Counts): Partial<Record<LeftOut, number>> =>
  Object.fromEntries(
    LEFT_OUT_REASONS.flatMap((reason) => {
      const count = counts[`reason ${reason}`]
      return count ? [[reason, count]] : []
    }),
  )
