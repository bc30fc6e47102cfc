import { createHmac } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OrgId } from '../ctx.ts'
import {
  bucketAddress,
  callBucket,
  linkToFile,
  putFile,
  putText,
  SIGNED_SECONDS,
  TRANSFER_TIMEOUT_MS,
} from './bucket-files.ts'

const HEAD_TIMEOUT_MS = 5_000
/** Whatever a browser calls the file, CSV, text or gzip: what is sent is read by the sync, and shown by nobody. */
const UPLOAD_TYPE = 'application/octet-stream'

/** Puts a local file into the bucket; S3 checks it against its SHA-256 (hexadecimal). */
export async function putFeedFile(org: OrgId, name: string, path: string, sha256: string): Promise<void> {
  await putFile(addressOf(org, name), await openAsBlob(path), sha256)
}

/** Puts a text into the bucket. */
export const putFeedText = (org: OrgId, name: string, text: string): Promise<void> =>
  putText(addressOf(org, name), text)

/** Downloads a file of the bucket to a local path; false where it is gone. */
export async function downloadFeedFile(org: OrgId, name: string, toPath: string): Promise<boolean> {
  const response = await call(org, name, { method: 'GET' }, TRANSFER_TIMEOUT_MS)
  if (isMissing(response)) return false
  if (!response.ok || !response.body) throw new Error(`S3 answered ${response.status} to a file that was asked for.`)
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(toPath))
  return true
}

/** The name under which a file was uploaded; undefined where it was not. */
export async function findUpload(org: OrgId, upload: string): Promise<string | undefined> {
  const headers = await ask(org, uploadName(upload))
  return headers && (decodeURIComponent(headers.get('x-amz-meta-filename') ?? '') || 'inventory.csv')
}

/** Whether a file is in the bucket (still). */
export const hasFeedFile = async (org: OrgId, name: string): Promise<boolean> => (await ask(org, name)) !== undefined

/** What S3 says of a file; undefined where it is not there. */
async function ask(org: OrgId, name: string): Promise<Headers | undefined> {
  const response = await call(org, name, { method: 'HEAD' }, HEAD_TIMEOUT_MS)
  if (isMissing(response)) return undefined
  if (!response.ok) throw new Error(`S3 answered ${response.status} to a question.`)
  return response.headers
}

/** Only who may list a bucket is told 404 of what is not in it (lib/aws/feeds.ts); 403 is a mistake of ours, and no answer. */
const isMissing = ({ status, body }: Response) => {
  const isGone = status === 404
  if (isGone) void body?.cancel()
  return isGone
}

export const uploadName = (upload: string) => `upload-${upload}`

/** A link by which anyone may read a file of the bucket for five minutes; a browser saves it as `filename`. */
export const linkToFeedFile = (org: OrgId, name: string, filename: string): Promise<string> =>
  linkToFile(addressOf(org, name), filename)

/**
 * A form by which a browser puts one file of at most `maxBytes` into the bucket within five minutes: its fields, then
 * the file as `file`. https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function formForUpload(org: OrgId, upload: string, { filename, maxBytes, now }: UploadForm) {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN, AWS_REGION = '' } = process.env
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [at.slice(0, 8), AWS_REGION, 's3', 'aws4_request']
  const fields = {
    key: keyOf(org, uploadName(upload)),
    'Content-Type': UPLOAD_TYPE,
    'x-amz-meta-filename': encodeURIComponent(filename.toWellFormed()),
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': [AWS_ACCESS_KEY_ID, ...scope].join('/'),
    'x-amz-date': at,
    ...(AWS_SESSION_TOKEN && { 'x-amz-security-token': AWS_SESSION_TOKEN }),
  }
  const conditions = [
    { bucket: process.env.FEEDS_BUCKET },
    ['content-length-range', 1, maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = new Date(now.getTime() + SIGNED_SECONDS * 1000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${AWS_SECRET_ACCESS_KEY}`)
  const signature = hmac(key, policy).toString('hex')
  return { url: feeds(), fields: { ...fields, policy, 'x-amz-signature': signature } as Record<string, string> }
}

interface UploadForm {
  filename: string
  maxBytes: number
  now: Date
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Everything of a dealership lies below its id; `name` is ours, never a request's. */
const keyOf = (org: OrgId, name: string) => `${org}/${name}`

const addressOf = (org: OrgId, name: string) => `${feeds()}/${keyOf(org, name)}`
const feeds = () => bucketAddress(process.env.FEEDS_BUCKET)

const call = (org: OrgId, name: string, init: RequestInit, timeoutMs: number): Promise<Response> =>
  callBucket(addressOf(org, name), init, timeoutMs)
