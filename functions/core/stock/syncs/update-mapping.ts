import type { Refused } from '#contract/refusals.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { previewMapping } from '../feeds/preview-mapping.ts'
import { forgetFiles } from '../integrations/door.ts'
import { findColumns, putOverrides } from './store.ts'

type Chosen = Record<string, string | null>

/** Remembers a manager's column choices for files with this header; the next file is read with it, even a known one. */
export async function updateMapping(ctx: Ctx, { fields }: { fields: Chosen }) {
  const { org, now } = ctx
  const columns = await findColumns(org)
  if (!columns) throw new AppError('no_columns_yet')
  const { header, samples, header_hash } = columns
  requireKnown(
    fields,
    previewMapping(header, samples).fields.map(({ field }) => field),
    header,
  )

  await putOverrides(org, header_hash, fields)
  await forgetFiles(org, newId(now))
  await recordAct(ctx, { action: 'feed_mapped', about: 'feed' })
  const message = 'Columns saved. They apply from the next sync.'
  return { ...previewMapping(header, samples, fields), message }
}

function requireKnown(fields: Chosen, known: readonly string[], header: readonly string[]) {
  const wrong: Record<string, Refused> = {}
  for (const [field, column] of Object.entries(fields)) {
    if (!known.includes(field)) wrong[field] = { key: 'no_such_field' }
    else if (column !== null && !header.includes(column)) wrong[field] = { key: 'no_such_column' }
  }
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
}
