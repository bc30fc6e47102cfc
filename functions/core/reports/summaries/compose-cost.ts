import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { MICROS } from '../../assistant/usage/rules.ts'
import { findUsage } from '../../assistant/usage/store.ts'
import { readSettings } from '../../people/settings/store.ts'
import type { Cells } from '../days/rules.ts'
import { cellsBy, totalOf } from './chosen-cells.ts'
import { figuresOfAssistant } from './compose-assistant.ts'
import type { Built, Scope } from './report-built.ts'

const perOne = (dollars: number, n: number) => (n === 0 ? null : dollars / n)

/** What messages and the AI cost, a conversation and an appointment, and each month. */
export async function composeCost(scope: Scope): Promise<Built> {
  const { ctx, days, channel } = scope
  const [prices, { cost }] = await Promise.all([readSettings(ctx.org, 'outreach'), figuresOfAssistant(scope)])
  const priceOf = (name: string) => {
    const one = ALL_CHANNELS.find((known) => known === name)
    return one && CHANNELS[one].hasTemplates ? prices.outreach_marketing_price : prices.outreach_sms_price
  }
  const messagesOf = (all: Iterable<Cells>) =>
    [...cellsBy(all, { kind: 'sent', channel }, (name) => name.channel)].reduce(
      (sum, [one, { units }]) => sum + units * priceOf(one),
      0,
    )
  const all = [...days.values()]
  const messages = messagesOf(all)
  const total = messages + cost
  const months = Map.groupBy(days, ([day]) => day.slice(0, 'YYYY-MM'.length))
  const rows = await Promise.all(
    [...months].map(async ([month, ofMonth]) => {
      const usage = await findUsage(ctx.org, month)
      const spent = messagesOf(ofMonth.map(([, cells]) => cells))
      const ai = (usage?.cost_micros ?? 0) / MICROS
      return { id: month, label: month, values: [spent, ai, spent + ai] }
    }),
  )
  return {
    figures: {
      cost_total: total,
      cost_messages: messages,
      cost_ai: cost,
      cost_conversation: perOne(total, totalOf(all, { kind: 'opened', channel }).n),
      cost_appointment: perOne(total, totalOf(all, { kind: 'booked' }).n),
    },
    series: [{ name: 'cost_messages', dayValue: (cells) => messagesOf([cells]) }],
    tables: [{ name: 'months', columns: ['cost_messages', 'cost_ai', 'cost_total'], rows }],
  }
}
