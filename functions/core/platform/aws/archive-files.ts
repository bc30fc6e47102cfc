import { createHash } from 'node:crypto'
import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import { bucketAddress, linkToFile, putFile, SIGNED_SECONDS } from './bucket-files.ts'

const TYPES: Record<string, string> = { json: 'application/json', gz: 'application/gzip', tar: 'application/x-tar' }
const typeOf = (name: string) => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** Beside the exports, which the bucket keeps for a week (lib/stack.ts). */
const addressOf = (org: OrgId, id: string, name: string) =>
  `${bucketAddress(variable('EXPORTS_BUCKET'))}/${org}/archive-${id}/${name}`

/** Stores a part of an archive; again under its name, it replaces what a run that was killed has left. */
export async function putArchivePart(org: OrgId, id: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await putFile(addressOf(org, id, name), bytes, { sha256, type: typeOf(name) })
  return { name, size: bytes.length, sha256 }
}

/** A link with which anyone may read a part for five minutes. */
export const linkToArchive = (org: OrgId, id: string, name: string): Promise<string> =>
  linkToFile(addressOf(org, id, name), {
    type: typeOf(name),
    disposition: `attachment; filename="${name}"`,
    seconds: SIGNED_SECONDS,
  })
