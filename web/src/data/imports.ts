import { imports } from '#contract/customers/imports.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know } from '../lib/read-again.ts'
import { untilEnded } from '../lib/until-ended.ts'
import { useRow } from '../lib/use-row.ts'

export type ImportChange = Input<typeof imports.update>['body']

export const useImports = (isWanted: boolean) => useRow(imports.list, isWanted ? {} : null)
export const useImportRun = (id: string | undefined) =>
  useRow(imports.get, id === undefined ? null : { params: { id } }, untilEnded())
export const prepareImport = ({ name, size }: File) => call(imports.create, { body: { filename: name, size } })
export const updateImport = async (id: string, body: ImportChange) =>
  know(imports.get, { params: { id } }, await call(imports.update, { params: { id }, body }))
/** With `only: 'cancel'`, an import that has finished by then stays; otherwise a finished one is undone. */
export const removeImport = async (id: string, only?: 'cancel') =>
  know(imports.get, { params: { id } }, await call(imports.remove, { params: { id }, query: { only } }))
