import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import {
  bucketAddress,
  callBucket,
  linkToCsv,
  putFile,
  putText,
  refusedByS3,
  TRANSFER_TIMEOUT_MS,
} from './bucket-files.ts'
import { uploadForm } from './upload-form.ts'

const HEAD_TIMEOUT_MS = 5_000
/** The same whatever a browser calls the file, CSV, text or gzip: uploads are read by the sync and never displayed. */
const UPLOAD_TYPE = 'application/octet-stream'

/** Puts a local file into the bucket; S3 checks it against its SHA-256 (hexadecimal). */
export async function putListFile(org: OrgId, name: string, path: string, sha256: string): Promise<void> {
  await putFile(addressOf(org, name), await openAsBlob(path), { sha256 })
}

/** Puts a text into the bucket. */
export const putListText = (org: OrgId, name: string, text: string): Promise<void> =>
  putText(addressOf(org, name), text)

/** Downloads a file from the bucket to a local path; false if it is gone. */
export async function downloadListFile(org: OrgId, name: string, toPath: string): Promise<boolean> {
  const response = await call(org, name, { method: 'GET' }, TRANSFER_TIMEOUT_MS)
  if (isMissing(response)) return false
  if (!response.ok || !response.body) throw refusedByS3(response.status, 'a file that was asked for.')
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(toPath))
  return true
}

/** Removes a file from the bucket, if it is there. */
export async function removeListFile(org: OrgId, name: string): Promise<void> {
  const response = await call(org, name, { method: 'DELETE' }, HEAD_TIMEOUT_MS)
  await response.body?.cancel()
  if (!response.ok) throw refusedByS3(response.status, 'the removal of a file.')
}

/** The name under which a file was uploaded; undefined if it was not. */
export async function findUpload(org: OrgId, upload: string): Promise<string | undefined> {
  const headers = await ask(org, uploadName(upload))
  return headers && (decodeURIComponent(headers.get('x-amz-meta-filename') ?? '') || 'inventory.csv')
}

/** True if a file is (still) in the bucket. */
export const hasListFile = async (org: OrgId, name: string): Promise<boolean> => (await ask(org, name)) !== undefined

/** S3's headers for a file; undefined if it does not exist. */
async function ask(org: OrgId, name: string): Promise<Headers | undefined> {
  const response = await call(org, name, { method: 'HEAD' }, HEAD_TIMEOUT_MS)
  if (isMissing(response)) return undefined
  if (!response.ok) throw refusedByS3(response.status, 'a question.')
  return response.headers
}

/** S3 returns 404 for a missing object only to those who may list the bucket (lib/aws/file-bucket.ts); 403 is our bug. */
const isMissing = ({ status, body }: Response) => {
  const isGone = status === 404
  if (isGone) void body?.cancel()
  return isGone
}

export const uploadName = (upload: string) => `upload-${upload}`

/** The name of an import's refused rows is between these. */
export const REFUSED_ROWS = ['import-', '-errors'] as const

/** A link with which anyone may read a file in the bucket for five minutes; browsers save it as `filename`. */
export const linkToListFile = (org: OrgId, name: string, filename: string): Promise<string> =>
  linkToCsv(addressOf(org, name), filename)

/** A form with which a browser uploads one file of at most `maxBytes` to the bucket within five minutes. */
export const formForUpload = (org: OrgId, upload: string, { filename, maxBytes, now }: UploadForm) =>
  uploadForm({
    bucket: variable('LISTS_BUCKET'),
    url: lists(),
    key: keyOf(org, uploadName(upload)),
    type: UPLOAD_TYPE,
    filename,
    maxBytes,
    now,
  })

interface UploadForm {
  filename: string
  maxBytes: number
  now: Date
}

/** A dealership's files are under its id; `name` is ours, never from a request. */
const keyOf = (org: OrgId, name: string) => `${org}/${name}`

const addressOf = (org: OrgId, name: string) => `${lists()}/${keyOf(org, name)}`
const lists = () => bucketAddress(variable('LISTS_BUCKET'))

const call = (org: OrgId, name: string, init: RequestInit, timeoutMs: number): Promise<Response> =>
  callBucket(addressOf(org, name), init, timeoutMs)
