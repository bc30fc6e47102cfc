import type { Input } from '#contract/route.ts'
import { type Run, syncs } from '#contract/stock/syncs.ts'
import { call } from '../lib/client.ts'
import { know, thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useRow } from '../lib/use-row.ts'

/** The last syncs, newest first; polled every three seconds while one `isUnderWay` and nothing is pushed. */
export function useSyncs(isUnderWay: (newest: Run | undefined) => boolean) {
  const isLive = useIsLive()
  const refreshInterval = (answer?: { data: Run[] }) => (!isLive && isUnderWay(answer?.data[0]) ? POLL_MS : 0)
  // What was pushed while the page was left is missed, however soon the user returns.
  return useRow(syncs.list, {}, { refreshInterval, dedupingInterval: 0 })
}
/** The newest sync, if another component has read the list. */
export const useNewestSync = () => useRow(syncs.list, {}).data?.data[0]
/** The caller follows the sync it starts (`useRuns`). */
export const startSync = (upload_id?: string) => call(syncs.start, { body: { upload_id } })
export const confirmSync = (id: string) => call(syncs.confirm, { params: { id } })
export const discardSync = (id: string) => thenRead(call(syncs.discard, { params: { id } }), syncs.list)
export const prepareUpload = ({ name, size }: File) => call(syncs.upload, { body: { filename: name, size } })

/** The mapping of the last file's columns. */
export const useColumns = (isWanted: boolean) => useRow(syncs.mapping, isWanted ? {} : null)
export async function setColumns(fields: Input<typeof syncs.setMapping>['body']['fields']) {
  const { message: _said, ...mapping } = await call(syncs.setMapping, { body: { fields } })
  await know(syncs.mapping, {}, mapping)
}
