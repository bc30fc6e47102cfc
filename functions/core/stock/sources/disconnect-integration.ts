import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { isIntegrationActive, removeIntegration } from '../integrations/door.ts'
import { endHeldOfServer } from '../syncs/end-runs.ts'

/**
 * Deletes the dealer's server and its password; its vehicles are kept and no longer shown, and a file of it that awaits
 * confirmation can no longer be confirmed. A repeat changes nothing.
 */
export async function disconnectIntegration(ctx: Ctx) {
  const { org, now } = ctx
  if (await isIntegrationActive(org)) {
    await getOrCreateLot(org, now)
    await removeIntegration(org)
    await recordAct(ctx, { action: 'feed_disconnected', about: 'feed' })
  }
  await endHeldOfServer(org, 'disconnected')
  return { message: 'Integration disconnected successfully. Inventory is now hidden.' }
}
