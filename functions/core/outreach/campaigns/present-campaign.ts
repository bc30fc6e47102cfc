import { type Counts, presentCounts } from './counts-of.ts'
import type { CampaignItem } from './entity.ts'

const presentContent = ({
  body,
  template_id,
  variables,
}: Pick<CampaignItem, 'body' | 'template_id' | 'variables'>) => ({
  body: body ?? null,
  template_id: template_id ?? null,
  variables,
})

export const presentCampaign = (campaign: CampaignItem, counts: Counts = {}) => ({
  id: campaign.id,
  name: campaign.name,
  status: campaign.status,
  channel: campaign.channel,
  reason: campaign.reason ?? null,
  audience: { group_ids: campaign.group_ids, query: campaign.query ?? null },
  purpose: campaign.purpose,
  ...presentContent(campaign),
  subject: campaign.subject ?? null,
  media_url: campaign.media_url ?? null,
  media_name: campaign.file?.name ?? null,
  vehicle_id: campaign.vehicle_id ?? null,
  variants: campaign.variants.map(presentContent),
  hold_out: campaign.hold_out,
  pace: campaign.pace,
  outside_hours: campaign.outside_hours,
  starts_at: campaign.starts_at ?? null,
  counts: presentCounts(counts),
  continues_at: campaign.continues_at ?? null,
  user: { id: campaign.user_id, name: campaign.user_name },
  created_at: campaign.created_at,
  started_at: campaign.started_at ?? null,
  ended_at: campaign.ended_at ?? null,
})
