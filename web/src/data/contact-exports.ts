import { exports } from '#contract/customers/exports.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useRow } from '../lib/use-row.ts'

export const startContactExport = (body: Input<typeof exports.create>['body']) => call(exports.create, { body })
export const getContactExport = (id: string) => call(exports.get, { params: { id } })
export const useContactExport = (id: string | undefined) =>
  useRow(exports.get, id === undefined ? null : { params: { id } }, untilEnded())
