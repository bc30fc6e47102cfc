import type { Ctx } from '../../platform/ctx.ts'
import { countRecipients } from './count-recipients.ts'
import { leftOutIn, presentCounts } from './counts-of.ts'
import { getOwnCampaign } from './get-own-campaign.ts'

/** Reports a campaign's results: in total, by variant, and of the people who got nothing. */
export async function getReport(ctx: Ctx, { id }: { id: string }) {
  const campaign = await getOwnCampaign(ctx, id)
  const counts = await countRecipients(campaign, ctx.now)
  const held = (column: string) => counts[`held ${column}`] ?? 0
  return {
    counts: presentCounts(counts),
    left_out: leftOutIn(counts),
    variants: [campaign, ...campaign.variants].map((_, variant) => presentCounts(counts, variant)),
    held_out: { size: held('total'), appointments: held('appointments'), sold: held('sold') },
    cost: Math.round((counts.cost ?? 0) * 10_000) / 10_000,
  }
}
