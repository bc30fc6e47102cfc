import { findTemplate } from '../../messaging/templates/door.ts'
import type { TemplateItem } from '../../messaging/templates/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { CampaignItem } from './entity.ts'

/** The templates of a campaign and its variants that there are, by id. */
export async function findTemplates(
  org: OrgId,
  campaign: Pick<CampaignItem, 'template_id' | 'variants'>,
): Promise<ReadonlyMap<string, TemplateItem>> {
  const ids = new Set([campaign, ...campaign.variants].flatMap(({ template_id }) => template_id ?? []))
  const found = await Promise.all([...ids].map((id) => findTemplate(org, id)))
  return new Map(found.flatMap((one) => (one ? [[one.id, one]] : [])))
}
