import { FILE_BYTES_MAX } from '#contract/stock/feed-files.ts'
import { formForUpload } from '../../platform/aws/list-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'

interface Upload {
  filename: string
  size?: number
}

/**
 * The form with which a manager's browser uploads a file, of at most `size` bytes if given; nothing happens to it until
 * the sync is started.
 */
export function createUpload({ org }: Ctx, { filename, size = FILE_BYTES_MAX }: Upload) {
  const upload_id = newId(new Date())
  // S3 checks the form against its own clock.
  return { upload_id, ...formForUpload(org, upload_id, { filename, maxBytes: size, now: new Date() }) }
}
