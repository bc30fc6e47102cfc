import { readInventory } from '../../data/inventory.ts'
import { connectSource, disconnectSource, testSource, useSources } from '../../data/sources.ts'

/** A proper name, the same in every language. */
export const PROVIDER_NAME = 'Dealer Center'
/** The server with Dealer Center's own files. */
export const DEALER_SYSTEM_HOST = 'ftp.dealercenter.net'

/** The inventory's automatic source, and the actions to change it. */
export function useIntegrations() {
  const read = useSources()
  const answer = read.data
  return {
    ...read,
    /** Undefined until known, null if there is none. */
    active: answer && (answer.integrations[0] ?? null),
    stats: answer?.stats,
    test: testSource,
    connect: connectSource,
    disconnect: disconnectSource,
    readAgain: readInventory,
  }
}
export type Integrations = ReturnType<typeof useIntegrations>
export type Integration = NonNullable<Integrations['active']>
export type Proof = Awaited<ReturnType<typeof testSource>>
