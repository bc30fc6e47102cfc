import { readInventory } from '../../data/inventory.ts'
import { connectSource, disconnectSource, testSource, useSources } from '../../data/sources.ts'

/** Proper name, the same in every language. */
export const PROVIDER_NAME = 'Dealer Center'
/** Where Dealer Center's own files lie. */
export const DEALER_SYSTEM_HOST = 'ftp.dealercenter.net'

/** Where the inventory comes from by itself, and how that is changed. */
export function useIntegrations() {
  const read = useSources()
  const answer = read.data
  return {
    ...read,
    /** Undefined while it is not known, null where there is none. */
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
