import { getLot } from '../catalogue/store.ts'
import type { OrgId } from '../ctx.ts'

/** Whether the dealership's cars come from an integration, so that nobody changes them by hand. */
export async function isIntegrationActive(org: OrgId): Promise<boolean> {
  const lot = await getLot(org)
  return lot !== undefined && !lot.is_feed_hidden && lot.dealers.length > 0
}
