import type { Input } from '#contract/route.ts'
import { type FtpConfig, integrations } from '#contract/stock/integrations.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { type Run, syncs } from '#contract/stock/syncs.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useKeptRow, useRow } from '../../lib/use-row.ts'

type Body<Name extends 'create' | 'update'> = Input<(typeof inventory)[Name]>['body']

export const useVehicles = (query: Input<typeof inventory.list>['query']) => useKeptRow(inventory.list, { query })
export const getVehicle = (id: string) => call(inventory.get, { params: { id } })
export const createVehicle = (body: Body<'create'>) => call(inventory.create, { body })
export const updateVehicle = (id: string, body: Body<'update'>) => call(inventory.update, { params: { id }, body })
export const removeVehicle = (id: string) => call(inventory.remove, { params: { id } })

export const useFilter = () => useRow(inventory.dcidFilter, {})
export const setFilter = (dcid: string | null) => call(inventory.setDcidFilter, { body: { dcid } })

const provider = 'dealer_center'
export const useSources = () => useRow(integrations.list, {})
export const testSource = (config: FtpConfig) => call(integrations.test, { body: { provider, config } })
export const connectSource = (config: FtpConfig) => call(integrations.connect, { body: { provider, config } })
export const disconnectSource = () => call(integrations.disconnect, { body: { provider } })

/** The last runs, newest first; while one `isUnderWay` and nothing is pushed, asked for every three seconds. */
export function useSyncs(isUnderWay: (newest: Run | undefined) => boolean) {
  const isLive = useIsLive()
  const refreshInterval = (answer?: { data: Run[] }) => (!isLive && isUnderWay(answer?.data[0]) ? POLL_MS : 0)
  return useRow(syncs.list, {}, { refreshInterval })
}
/** The newest of them, as far as somebody else reads them. */
export const useNewestSync = () => useRow(syncs.list, {}).data?.data[0]
export const startSync = (upload_id?: string) => call(syncs.start, { body: { upload_id } })
export const confirmSync = (id: string) => call(syncs.confirm, { params: { id } })
export const discardSync = (id: string) => call(syncs.discard, { params: { id } })
export const prepareUpload = ({ name, size }: File) => call(syncs.upload, { body: { filename: name, size } })

export const useColumns = (isWanted: boolean) => useRow(syncs.mapping, isWanted ? {} : null)
export const setColumns = (fields: Input<typeof syncs.setMapping>['body']['fields']) =>
  call(syncs.setMapping, { body: { fields } })
