import { linkToMedia } from '../../platform/aws/media-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findUpload } from './find-upload.ts'
import { isShown } from './rules.ts'

/** How long a link to a file works, in seconds: a video's player asks for more of it while it plays. */
export const LINK_SECONDS = 900

/** Where the caller can read what they uploaded. */
export async function openUpload(ctx: Ctx, { id }: { id: string }) {
  const found = await findUpload(ctx, id)
  if (!found) throw notFound()
  const { key, name, type = '' } = found
  return { location: await linkToMedia(key, { name, type, isShown: isShown(type), seconds: LINK_SECONDS }) }
}
