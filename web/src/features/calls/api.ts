import { calls } from '#contract/calls/calls.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useKeptRow, useRow } from '../../lib/use-row.ts'

export type HistoryQuery = NonNullable<Input<typeof calls.history>['query']>
export type CallPage = Output<typeof calls.history>
export type CallQuery = NonNullable<Input<typeof calls.export>['query']>
export type CallStats = Output<typeof calls.stats>['data']['stats']

/** How often is asked for what may have changed while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS)

export const useHistory = (query: HistoryQuery) =>
  useKeptRow(calls.history, { query }, { refreshInterval: useInterval() })
export const useStats = (query: NonNullable<Input<typeof calls.stats>['query']>) =>
  useKeptRow(calls.stats, { query }, { refreshInterval: useInterval() })
export const useActiveCalls = () => useRow(calls.active, {}, { refreshInterval: useInterval() })

/** To whom a call can be handed over, asked for when somebody wants to. */
export const useColleagues = (isWanted: boolean) => useRow(calls.colleagues, isWanted ? {} : null)
export const transferCall = (id: string, agent_id: string) =>
  call(calls.transfer, { params: { id }, body: { agent_id } })

/** The conversations with whoever calls. */
export const useCaller = (contact_id: string | undefined) =>
  useRow(chats.get, contact_id === undefined ? null : { params: { contact_id } })

export const exportCalls = (query: CallQuery) => call(calls.export, { query })
export const getExport = (id: string) => call(calls.exported, { params: { id } })
/** Asked for every second while it is made. */
export const useExportJob = (id: string | null) =>
  useRow(calls.exported, id === null ? null : { params: { id } }, {
    refreshInterval: (job) => (job === undefined || ['waiting', 'running'].includes(job.status) ? 1_000 : 0),
  })
