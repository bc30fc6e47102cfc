import { requests } from '#contract/privacy/requests.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useRow } from '../lib/use-row.ts'

export const startRequest = (id: string, body: Input<typeof requests.create>['body']) =>
  call(requests.create, { params: { id }, body })
/** The links in it are good for minutes only. */
export const useRequest = (id: string, request: string | undefined) =>
  useRow(requests.get, request === undefined ? null : { params: { id, request } }, untilEnded())
export const getSaleFile = (id: string, reason: string) =>
  call(requests.saleFile, { params: { id }, query: { reason } })
