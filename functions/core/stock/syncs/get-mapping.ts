import type { Ctx } from '../../platform/ctx.ts'
import { previewMapping } from '../feeds/preview-mapping.ts'
import { findColumns, listOverrides } from './store.ts'

const NOTHING_READ = { header_hash: null, fields: [], ignored: [] }

/** The column each field takes from the newest file, with samples; cost columns are not included. */
export async function getMapping({ org }: Pick<Ctx, 'org'>) {
  const [columns, overrides] = await Promise.all([findColumns(org), listOverrides(org)])
  return columns ? previewMapping(columns.header, columns.samples, overrides.get(columns.header_hash)) : NOTHING_READ
}
