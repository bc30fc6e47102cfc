import { fields as rows } from '#contract/customers/fields.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type OwnField = Output<typeof rows.list>['data'][number]

/** The dealership's own fields of contacts. */
export const useFields = ({ isWanted = true } = {}) => useRow(rows.list, isWanted ? {} : null)

export const createField = (body: Input<typeof rows.create>['body']) => thenRead(call(rows.create, { body }), rows.list)
export const updateField = (id: string, body: Input<typeof rows.update>['body']) =>
  thenRead(call(rows.update, { params: { id }, body }), rows.list)
export const removeField = (id: string) => thenRead(call(rows.remove, { params: { id } }), rows.list)
