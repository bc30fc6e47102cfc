import { createHash } from 'node:crypto'
import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import {
  bucketAddress,
  callBucket,
  fetchLinked,
  linkToFile,
  putFile,
  refusedByS3,
  TRANSFER_TIMEOUT_MS,
} from './bucket-files.ts'
import { nameHeader } from './name-header.ts'
import { uploadForm } from './upload-form.ts'

const CALL_TIMEOUT_MS = 5_000
/** Enough to detect a file's type (core/messaging/files/type-of-file.ts). */
export const BEGINNING_BYTES = 4100

/** Links made within the same quarter of an hour are the same URL, so that a browser fetches a file once. */
const SAME_LINK_MS = 900_000

/** A file in the bucket: its key, name, size and first bytes. */
export interface LyingFile {
  key: string
  name: string
  /** The type that the sender declared. */
  toldType: string
  size: number
  etag: string
  beginning: Uint8Array
}

/** The key of a person's unsent upload, which is deleted after a week (lib/aws/file-bucket.ts). `id` is from a request. */
export const newFileKey = (org: OrgId, user: string, id: string) => `new/${org}/${user}/${id}`

/**
 * The key of a message's file, under its contact: no form names it, so it can't be changed. `file` is `{id}/{name}`.
 */
export const keptFileKey = (org: OrgId, contact: string, file: string) => `kept/${org}/${contact}/${file}`
export const keptFolder = (org: OrgId, contact: string) => keptFileKey(org, contact, '')

/** A form with which a browser uploads a new file of at most `maxBytes` to the bucket. */
export const formForMedia = (key: string, file: { type: string; filename: string; maxBytes: number }) =>
  // S3 checks the form against its own clock.
  uploadForm({ bucket: variable('MEDIA_BUCKET'), url: media(), key, now: new Date(), ...file })

export async function putMedia(key: string, bytes: Uint8Array<ArrayBuffer>, file: { type: string; filename?: string }) {
  const { type, filename } = file
  const more = filename ? { 'x-amz-meta-filename': nameHeader(filename) } : undefined
  await putFile(addressOf(key), bytes, { sha256: createHash('sha256').update(bytes).digest('hex'), type, more })
}

/** A file in the bucket, in one call; undefined if there is none. */
export async function findMedia(key: string): Promise<LyingFile | undefined> {
  const headers = { range: `bytes=0-${BEGINNING_BYTES - 1}` }
  const answer = await callBucket(addressOf(key), { headers }, CALL_TIMEOUT_MS)
  if (answer.status === 404) {
    await answer.body?.cancel()
    return
  }
  if (!answer.ok) throw refusedByS3(answer.status, 'a file that was asked for.')
  const told = (name: string) => answer.headers.get(name) ?? ''
  return {
    key,
    name: decodeURIComponent(told('x-amz-meta-filename')),
    toldType: told('content-type'),
    size: Number(told('content-range').split('/')[1] ?? told('content-length')),
    etag: told('etag'),
    beginning: await answer.bytes(),
  }
}

/** A file's bytes, or why there are none. */
export async function readMedia(
  key: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'gone' | 'too_large'> {
  const answer = await callBucket(addressOf(key), {}, TRANSFER_TIMEOUT_MS)
  if (answer.ok && Number(answer.headers.get('content-length') ?? 0) <= maxBytes)
    return new Uint8Array(await answer.arrayBuffer())
  await answer.body?.cancel()
  if (answer.ok) return 'too_large'
  if (answer.status !== 404) throw refusedByS3(answer.status, 'a file that was asked for.')
  return 'gone'
}

/** Copies a file as it was found, under its true type; false if it has changed since. */
export async function copyMedia(from: LyingFile, to: string, type: string): Promise<boolean> {
  const headers = {
    'x-amz-copy-source': `/${variable('MEDIA_BUCKET')}/${from.key}`,
    'x-amz-copy-source-if-match': from.etag,
    'x-amz-metadata-directive': 'REPLACE',
    'content-type': type,
  }
  const answer = await callBucket(addressOf(to), { method: 'PUT', headers }, TRANSFER_TIMEOUT_MS)
  const words = await answer.text()
  if (answer.status === 412) return false
  // S3 may start a 200 response before it fails.
  if (!answer.ok || words.includes('<Error>')) throw refusedByS3(answer.status, `a copy: ${words}`)
  return true
}

export async function removeMedia(key: string): Promise<void> {
  const answer = await callBucket(addressOf(key), { method: 'DELETE' }, CALL_TIMEOUT_MS)
  await answer.body?.cancel()
  if (!answer.ok) throw refusedByS3(answer.status, 'a file that was to be removed.')
}

interface MediaLink {
  name: string
  type: string
  /** Browsers display it inline; otherwise it is downloaded, as bytes of no type. */
  isShown: boolean
  seconds: number
}

/** A link with which anyone may read a file for at least this many seconds. */
export function linkToMedia(key: string, { name, type, isShown, seconds }: MediaLink): Promise<string> {
  return linkToFile(addressOf(key), {
    type: isShown ? type : 'application/octet-stream',
    disposition: `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(name)}`,
    seconds: seconds + SAME_LINK_MS / 1000,
    at: new Date(Math.floor(Date.now() / SAME_LINK_MS) * SAME_LINK_MS),
  })
}

/** A file by such a link, with the name that it says. */
export async function readLinked(link: string) {
  const response = await fetchLinked(link)
  if (!response.ok) throw refusedByS3(response.status, 'a file that is to be sent.')
  const [, coded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '') ?? []
  return {
    name: decodeURIComponent(coded) || 'file',
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)

const media = () => bucketAddress(variable('MEDIA_BUCKET'))
const addressOf = (key: string) => `${media()}/${key.split('/').map(encodeURIComponent).join('/')}`
