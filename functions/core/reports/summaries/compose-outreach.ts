import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { FIGURES } from '#contract/reports/report-words.ts'
import { countRecipients } from '../../outreach/campaigns/count-recipients.ts'
import { listOf } from '../../outreach/campaigns/store.ts'
import { localDay } from '../days/rules.ts'
import { cellsBy, totalOf } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

/** Campaigns of the period that are counted, the newest first. */
const MOST_CAMPAIGNS = 30
const COLUMNS = ['sent', 'replied', 'appointments', 'sold', 'opted_out'] as const

/** Campaigns beside each other, and who opted out. */
export async function composeOutreach({ ctx, days, from, to, timezone, channel, language }: Scope): Promise<Built> {
  const all = [...days.values()]
  const begun = (await listOf(ctx.org)).filter(({ started_at, channel: own }) => {
    const day = started_at && localDay(new Date(started_at), timezone)
    return day && day >= from && day <= to && (channel === undefined || own === channel)
  })
  const rows = await Promise.all(
    begun.slice(0, MOST_CAMPAIGNS).map(async (campaign) => {
      const counts = await countRecipients(campaign, ctx.now)
      return { id: campaign.id, label: campaign.name, values: COLUMNS.map((column) => counts[column] ?? 0) }
    }),
  )
  const sum = (column: number) => rows.reduce((total, { values }) => total + (values[column] ?? 0), 0)
  const optOuts = cellsBy(all, { kind: 'opted_out', channel }, (name) => name.channel)
  return {
    figures: {
      campaign_sent: sum(0),
      replied: sum(1),
      opted_out: totalOf(all, { kind: 'opted_out', channel }).n,
    },
    series: [{ name: 'opted_out', dayValue: (cells) => totalOf([cells], { kind: 'opted_out', channel }).n }],
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
          label: id in CHANNELS ? CHANNELS[id as keyof typeof CHANNELS].name : id,
          values: [n],
        })),
      },
    ],
  }
}
