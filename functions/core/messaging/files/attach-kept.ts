import { copyMedia, findMedia, keptFileKey } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { type KeptFile, newFileKey } from './create-file.ts'

/** A file that is kept for something of the dealership's own, such as a campaign (`owner` is its id). */
export interface OwnedFile {
  owner: string
  file: KeptFile
}

/** Makes a copy of such a file for a contact, or for another owner. Throws `not_found` where it is gone. */
export async function attachKept(org: OrgId, to: string, { owner, file }: OwnedFile): Promise<KeptFile> {
  const lying = await findMedia(keptFileKey(org, owner, file.file))
  const copy = { ...file, file: newFileKey(file.name, file.content_type) }
  if (!lying || !(await copyMedia(lying, keptFileKey(org, to, copy.file), file.content_type))) throw notFound()
  return copy
}
