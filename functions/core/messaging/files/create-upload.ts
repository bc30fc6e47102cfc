import { media } from '#contract/messaging/media.ts'
import { toldType } from '#contract/platform/file-types.ts'
import { pathOf } from '#contract/route.ts'
import { formForMedia, newFileKey, putMedia } from '../../platform/aws/media-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { typeOfFile } from './type-of-file.ts'

/** The form by which a browser sends one file to S3: of this type, of `size` bytes at most, within five minutes. */
export function createUpload(ctx: Ctx, asked: { filename: string; content_type: string; size: number }) {
  const { id, url } = newUpload(ctx)
  const { filename, content_type, size: maxBytes } = asked
  const type = toldType(content_type, filename) ?? content_type
  return { url, upload: formForMedia(newFileKey(ctx.org, ctx.caller.id, id), { type, filename, maxBytes }) }
}

export interface SentFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Takes in a small file that came with the call. */
export async function receiveUpload(ctx: Ctx, { name, type: told, bytes }: SentFile) {
  if (bytes.length === 0) throw refusedFields({ file: { key: 'upload_empty' } })
  const type = await typeOfFile(bytes, told, name)
  if (!type) throw refusedFields({ file: { key: 'file_kind' } })
  const { id, url } = newUpload(ctx)
  await putMedia(newFileKey(ctx.org, ctx.caller.id, id), bytes, { type, filename: name })
  return { url }
}

function newUpload({ now }: Ctx) {
  const id = newId(now)
  return { id, url: pathOf(media.get, { id }) }
}
