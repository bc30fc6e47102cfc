import type { TemplateItem } from '../../messaging/templates/entity.ts'
import { isSendable } from '../../messaging/templates/sendable-template.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findGround, type Ground } from '../sends/find-ground.ts'
import type { CampaignItem } from './entity.ts'
import { findTemplates } from './find-templates.ts'

/** All that sending a campaign, or looking at whom it would reach, takes. */
export interface Desk {
  ctx: Ctx
  campaign: CampaignItem
  ground: Ground
  templates: ReadonlyMap<string, TemplateItem>
  dealership: string
}

export async function openDesk(ctx: Ctx, campaign: CampaignItem): Promise<Desk> {
  const [ground, organization, templates] = await Promise.all([
    findGround(ctx.org),
    readOrganization(ctx.org),
    findTemplates(ctx.org, campaign),
  ])
  return { ctx, campaign, ground, templates, dealership: organization.name }
}

/** True if all templates that it names can be sent. */
export const canSend = ({ campaign, templates }: Pick<Desk, 'campaign' | 'templates'>) =>
  [campaign, ...campaign.variants].every(({ template_id: id }) => {
    const template = id === undefined ? undefined : templates.get(id)
    return id === undefined || (template?.status === 'APPROVED' && isSendable(template))
  })
