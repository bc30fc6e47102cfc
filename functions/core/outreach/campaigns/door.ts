import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Campaign, type CampaignItem, campaignsOf } from './entity.ts'

/** All campaigns of a dealership, the newest first. */
export async function listCampaignsOf(org: OrgId): Promise<CampaignItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Campaign)
    .query({ partition: campaignsOf(org) })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
