import { media } from '#contract/messaging/media.ts'
import { pathOf } from '#contract/route.ts'
import { findMedia, type LyingFile, newFileKey } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { isId } from '../../platform/table/ids.ts'
import { typeOfFile } from './type-of-file.ts'

/** A file as somebody uploaded it, with its true type; undefined where it is of no kind that is sent. */
type Upload = LyingFile & { type: string | undefined }

/** Someone's own upload by its id; undefined for everyone else's, and once it is a week old. */
export async function findUpload(org: OrgId, owner: string, id: string): Promise<Upload | undefined> {
  if (!isId(id)) return
  const file = await findMedia(newFileKey(org, owner, id))
  return file && { ...file, type: await typeOfFile(file.beginning, file.toldType, file.name) }
}

/** The upload's id in the address that `POST /api/upload` answered, with or without our own host before it. */
export function uploadIdIn(address: string): string | undefined {
  const url = URL.parse(address, publicUrl())
  const [, id] = /^\/api\/media\/([0-9A-Z]+)$/.exec(url?.pathname ?? '') ?? []
  return id && url?.href === new URL(pathOf(media.get, { id }), publicUrl()).href ? id : undefined
}
