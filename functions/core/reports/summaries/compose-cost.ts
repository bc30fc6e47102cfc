import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { listCosts } from '../../assistant/usage/door.ts'
import { readSettings } from '../../people/settings/door.ts'
import { daysBetween, monthOf } from '../days/day-bounds.ts'
import type { Cells } from '../days/day-cells.ts'
import { cellsBy, totalOf, type Wanted } from './chosen-cells.ts'
import type { Built, Scope } from './report-built.ts'

const monthsBetween = (from: string, to: string) => [...new Set(daysBetween(from, to).map(monthOf))]
const perOne = (dollars: number, n: number) => (n === 0 ? null : dollars / n)

/** What messages and the AI cost, a conversation and an appointment, and each month. */
export async function composeCost(scope: Scope): Promise<Built> {
  const { ctx, spans, from, to, channel } = scope
  const prices = await readSettings(ctx.org, 'outreach')
  const priceOf = (name: string) => {
    const one = ALL_CHANNELS.find((known) => known === name)
    const facts = one && CHANNELS[one]
    if (facts?.hasTemplates) return prices.outreach_marketing_price
    return facts && !facts.isBilledBySegment ? 0 : prices.outreach_sms_price
  }
  const messagesOf = (all: Iterable<Cells>, when?: Wanted['when']) =>
    [...cellsBy(all, { kind: 'sent', channel, when }, (name) => name.channel)].reduce(
      (sum, [one, { units }]) => sum + units * priceOf(one),
      0,
    )
  const all = [...spans.values()]
  // The AI's calls are of no channel.
  const hasAi = channel === undefined
  const costs = hasAi ? await listCosts(ctx.org, monthOf(from), monthOf(to)) : undefined
  const spent = monthsBetween(from, to).map((month) => ({
    month,
    sent: messagesOf(all, ({ time }) => time === month),
    ai: costs?.get(month) ?? 0,
  }))
  const messages = messagesOf(all)
  const cost = spent.reduce((sum, { ai }) => sum + ai, 0)
  const total = messages + cost
  return {
    figures: {
      cost_total: total,
      cost_messages: messages,
      ...(hasAi && { cost_ai_months: cost }),
      cost_conversation: perOne(total, totalOf(all, { kind: 'opened', channel }).n),
      cost_appointment: perOne(total, totalOf(all, { kind: 'booked' }).n),
    },
    series: [{ name: 'cost_messages', spanValue: (cells) => messagesOf([cells]) }],
    tables: [
      {
        name: 'months',
        columns: ['cost_messages', ...(hasAi ? (['cost_ai_months', 'cost_total'] as const) : [])],
        rows: spent.map(({ month, sent, ai }) => ({
          id: month,
          label: month,
          values: [sent, ...(hasAi ? [ai, sent + ai] : [])],
        })),
      },
    ],
  }
}
