import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { previewMapping } from '../feeds/preview-mapping.ts'
import { forgetFiles } from '../integrations/store.ts'
import { getColumns, putOverrides } from './store.ts'

type Chosen = Record<string, string | null>

/** Remembers a manager's choice of columns for files with this header; the next file is read by it, even a known one. */
export async function setMapping({ org, now }: Ctx, { fields }: { fields: Chosen }) {
  const columns = await getColumns(org)
  if (!columns) throw new AppError('invalid', 'No file has been read yet. Sync once, then choose its columns.')
  const { header, samples, header_hash } = columns
  requireKnown(
    fields,
    previewMapping(header, samples).fields.map(({ field }) => field),
    header,
  )

  await putOverrides(org, header_hash, fields)
  await forgetFiles(org, newId(now))
  const message = 'Columns saved. They apply from the next sync.'
  return { ...previewMapping(header, samples, fields), message }
}

function requireKnown(fields: Chosen, known: readonly string[], header: readonly string[]) {
  const wrong: Record<string, string> = {}
  for (const [field, column] of Object.entries(fields)) {
    if (!known.includes(field)) wrong[field] = 'There is no such field.'
    else if (column !== null && !header.includes(column)) wrong[field] = 'The file has no such column.'
  }
  const [message] = Object.values(wrong)
  if (message) throw new AppError('invalid', message, { fields: wrong })
}
