import { type Acting, actorOf } from '../../platform/actor.ts'
import { copyMedia, keptFileKey } from '../../platform/aws/media-files.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import { type KeptFile, newFileKey } from './create-file.ts'
import { findUpload, uploadIdIn } from './find-upload.ts'
import { removeFile } from './remove-file.ts'

/**
 * Makes an upload of theirs a file of a contact: a copy, which nobody changes. Throws `not_found` for what they did not
 * upload, `invalid` for a file whose content is of no kind that is sent.
 */
export async function attachUpload(work: Acting, contact: string, address: string): Promise<KeptFile> {
  const id = uploadIdIn(address)
  const upload = id === undefined ? undefined : await findUpload(work.org, actorOf(work).id, id)
  if (!upload) throw notFound()
  const { type, name, size } = upload
  if (!type) throw refusedFields({ media_url: { key: 'file_kind' } })
  const file = newFileKey(name, type)
  // Its form may be used again for some minutes: then this is another file.
  if (!(await copyMedia(upload, keptFileKey(work.org, contact, file), type))) throw notFound()
  return { file, name, content_type: type, size }
}

/** The same of several, of all or none. */
export async function attachUploads(work: Acting, contact: string, addresses: string[]): Promise<KeptFile[]> {
  const made: KeptFile[] = []
  try {
    for (const address of addresses) made.push(await attachUpload(work, contact, address))
  } catch (error) {
    for (const file of made) await removeFile(work.org, contact, file)
    throw error
  }
  return made
}
