import { openLot } from '../catalogue/open-lot.ts'
import type { Ctx } from '../ctx.ts'
import { isIntegrationActive } from './is-integration-active.ts'
import { removeIntegration } from './store.ts'

/** Forgets the dealer's server and its password; its cars are kept and no longer shown. A repeat changes nothing. */
export async function disconnectIntegration({ org, now }: Ctx) {
  if (await isIntegrationActive(org)) {
    await openLot(org, now)
    await removeIntegration(org)
  }
  return { message: 'Integration disconnected successfully. Inventory is now hidden.' }
}
