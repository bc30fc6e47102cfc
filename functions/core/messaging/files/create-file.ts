import { keptFileKey, putMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { plainName } from './rules.ts'

/** A file of a contact: where it lies (`{id}/{name}`, below the contact), and what is known of it. */
export interface KeptFile {
  file: string
  name: string
  content_type: string
  size: number
}

/** Keeps bytes as a file of a contact; twice with the same `id`, it is the same file. */
export async function createFile(
  org: OrgId,
  contact: string,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
  id = newId(new Date()),
): Promise<KeptFile> {
  const file = fileKey(id, name, type)
  await putMedia(keptFileKey(org, contact, file), bytes, { type })
  return { file, name, content_type: type, size: bytes.length }
}

const fileKey = (id: string, name: string, type: string) => `${id}/${plainName(name, type)}`
export const newFileKey = (name: string, type: string) => fileKey(newId(new Date()), name, type)
