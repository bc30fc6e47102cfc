import { type FtpConfig, integrations } from '#contract/stock/integrations.ts'
import { call } from '../lib/client.ts'
import { useRow } from '../lib/use-row.ts'
import { readInventory } from './inventory.ts'

const provider = 'dealer_center'

export const useSources = () => useRow(integrations.list, {})
export const testSource = (config: FtpConfig) => call(integrations.test, { body: { provider, config } })
/** A sync starts at once: the caller follows it while the inventory is read again. */
export const connectSource = (config: FtpConfig) => call(integrations.connect, { body: { provider, config } })
/** Returns before the inventory is read again, because the source's page is gone by then. */
export async function disconnectSource() {
  await call(integrations.disconnect, { body: { provider } })
  void readInventory()
}
