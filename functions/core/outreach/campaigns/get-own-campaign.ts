import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findCampaign } from './store.ts'

/** A campaign of the dealership; throws `not_found`. */
export async function getOwnCampaign({ org }: Pick<Ctx, 'org'>, id: string) {
  const campaign = await findCampaign(org, id)
  if (!campaign) throw notFound()
  return campaign
}
