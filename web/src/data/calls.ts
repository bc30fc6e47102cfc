import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { calls } from '#contract/calls/calls.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

type HistoryQuery = NonNullable<Input<typeof calls.history>['query']>
export type CallPage = Output<typeof calls.history>
export type CallQuery = NonNullable<Input<typeof calls.export>['query']>

/** Polling interval while nothing is pushed. */
const useInterval = () => (useIsLive() ? 0 : POLL_MS)
const SHOWN = [calls.history, calls.stats, calls.active, calls.transcript]

export const useCallHistory = (query: HistoryQuery) =>
  useKeptRow(calls.history, { query }, { refreshInterval: useInterval() })
export const useCallStats = (query: NonNullable<Input<typeof calls.stats>['query']>) =>
  useKeptRow(calls.stats, { query }, { refreshInterval: useInterval() })
export const useActiveCalls = () => useRow(calls.active, {}, { refreshInterval: useInterval() })

/** Keeps all calls on the screen fresh by push: once, in the signed-in layout. Returns a function to reread them. */
export const useLiveCallLists = () => useReadOn('call', SHOWN)

/** What is said in a recording or voicemail, read on demand. */
export const useCallTranscript = (asked: { id: string; kind: RecordingKind } | null) =>
  useRow(calls.transcript, asked && { params: { id: asked.id }, query: { kind: asked.kind } }, untilWritten)
const untilWritten = { refreshInterval: (known?: Output<typeof calls.transcript>) => (known?.is_waiting ? POLL_MS : 0) }
/** Has it written out again, once. */
export const requestTranscript = ({ id, kind }: { id: string; kind: RecordingKind }) =>
  thenRead(call(calls.requestTranscript, { params: { id }, body: { kind } }), calls.transcript)

/** Colleagues to whom a call can be transferred, read on demand. */
export const useColleagues = (isWanted: boolean) => useRow(calls.colleagues, isWanted ? {} : null)
export const transferCall = (id: string, agent_id: string) =>
  call(calls.transfer, { params: { id }, body: { agent_id } })

/** A CSV file, or the job that makes one if there are very many. */
export const exportCalls = (query: CallQuery) => call(calls.export, { query })
export const getCallExport = (id: string) => call(calls.exported, { params: { id } })
export const useCallExport = (id: string | null) =>
  useRow(calls.exported, id === null ? null : { params: { id } }, untilEnded())
