import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { findGroup } from '../../customers/groups/door.ts'
import { checkFilters } from '../../customers/search/check-filters.ts'
import { findTemplate } from '../../messaging/templates/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'

/** The input with its conditions checked; throws for groups, stages, labels, and templates that aren't there. */
export async function checkAudience({ org }: Ctx, input: CampaignInput): Promise<CampaignInput> {
  const { group_ids = [], query } = input.audience
  const templates = [input, ...(input.variants ?? [])].flatMap(({ template_id }) => template_id || [])
  const found = await Promise.all([
    ...group_ids.map((id) => findGroup(org, id)),
    ...templates.map((id) => findTemplate(org, id)),
  ])
  if (found.includes(undefined)) throw notFound()
  return { ...input, audience: { group_ids, query: query ? await checkFilters(org, query) : undefined } }
}
