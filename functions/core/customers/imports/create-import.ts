import { formForUpload } from '../../platform/aws/list-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { putImport } from './store.ts'

/** Begins an import; the browser sends its file by the form that comes back. */
export async function createImport(ctx: Ctx, { filename, size }: { filename: string; size: number }) {
  const { org, now, caller, language } = ctx
  const id = newId(now)
  const by = { by: caller.id, by_name: caller.name, language }
  await putImport(org, { id, filename, ...by }, now)
  // S3 holds the form against its own clock.
  return { id, upload: formForUpload(org, id, { filename, maxBytes: size, now: new Date() }) }
}
