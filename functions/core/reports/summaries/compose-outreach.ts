import { CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import { FIGURES } from '#contract/reports/report-words.ts'
import { countAnew, findCounts } from '../../outreach/campaigns/count-recipients.ts'
import type { Counts } from '../../outreach/campaigns/counts-of.ts'
import { listCampaignsOf } from '../../outreach/campaigns/door.ts'
import type { CampaignItem } from '../../outreach/campaigns/entity.ts'
import { localDay } from '../days/day-cells.ts'
import { cellsBy, totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

/** Campaigns of the period that are counted, the newest first. */
const MOST_CAMPAIGNS = 30
const COLUMNS = ['sent', 'replied', 'appointments', 'sold', 'opted_out'] as const

/** What was counted within this time is shown as it is. */
const RECENT_MS = 15 * 60_000
/** One report counts no more recipients anew, and one campaign in any case: of others it shows what was counted last. */
const MOST_COUNTED = 20_000

/** Campaigns beside each other, and who opted out. */
export async function composeOutreach({ ctx, spans, from, to, timezone, channel, language }: Scope): Promise<Built> {
  const all = [...spans.values()]
  const begun = (await listCampaignsOf(ctx.org)).filter(({ started_at, channel: own }) => {
    const day = started_at && localDay(new Date(started_at), timezone)
    return day && day >= from && day <= to && (channel === undefined || own === channel)
  })
  const counted = await countCampaigns(begun.slice(0, MOST_CAMPAIGNS), ctx.now)
  const rows = counted.map(({ campaign: { id, name }, counts }) => ({
    id,
    label: name,
    values: COLUMNS.map((column) => counts[column] ?? 0),
  }))
  const sum = (column: number) => rows.reduce((total, { values }) => total + (values[column] ?? 0), 0)
  const optOuts = cellsBy(all, { kind: 'opted_out', channel }, (name) => name.channel)
  return {
    figures: {
      campaign_sent: sum(0),
      replied: sum(1),
      opted_out: totalOf(all, { kind: 'opted_out', channel }).n,
    },
    series: [{ name: 'opted_out', spanValue: (cells) => totalOf([cells], { kind: 'opted_out', channel }).n }],
    tables: [
      {
        name: 'campaigns',
        columns: [
          'campaign_sent',
          'replied',
          'booked',
          { label: FIGURES.sold.label[language], unit: 'count' },
          'opted_out',
        ],
        rows,
      },
      {
        name: 'channels',
        columns: ['opted_out'],
        rows: [...optOuts].map(([id, { n }]) => ({
          id,
          label: id in CHANNELS ? channelName(id as keyof typeof CHANNELS, language) : id,
          values: [n],
        })),
      },
    ],
  }
}

async function countCampaigns(campaigns: readonly CampaignItem[], now: Date) {
  const since = new Date(now.getTime() - RECENT_MS)
  const all: { campaign: CampaignItem; counts: Counts }[] = []
  let counted = 0
  for (const campaign of campaigns) {
    const known = await findCounts(campaign, since)
    const isShown = known.counts && (known.isRecent || counted >= MOST_COUNTED)
    const counts = isShown && known.counts ? known.counts : counted < MOST_COUNTED ? await countAnew(campaign, now) : {}
    if (!isShown) counted += counts.total ?? 0
    all.push({ campaign, counts })
  }
  return all
}
