import { linkToMedia } from '../../platform/aws/media-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findUpload } from './find-upload.ts'
import { isShown, LINK_SECONDS } from './rules.ts'

/** The address at which the caller can read what they uploaded. */
export async function presignUpload(ctx: Ctx, { id }: { id: string }) {
  const found = await findUpload(ctx.org, ctx.caller.id, id)
  if (!found) throw notFound()
  const { key, name, type = '' } = found
  return { location: await linkToMedia(key, { name, type, isShown: isShown(type), seconds: LINK_SECONDS }) }
}
