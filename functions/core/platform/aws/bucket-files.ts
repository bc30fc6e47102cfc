import { createHash } from 'node:crypto'
import type { AwsClient } from 'aws4fetch'
import { optionalVariable, variable } from '../environment.ts'
import { openSigner } from './open-signer.ts'
import { fetchAgain } from './patience.ts'

/** Lifetime of a signed form or link. */
export const SIGNED_SECONDS = 300
/** Enough for 50 MB, even on a slow connection. */
export const TRANSFER_TIMEOUT_MS = 120_000

let client: Promise<AwsClient> | undefined

/** The URL of a bucket. */
export function bucketAddress(bucket = ''): string {
  const twin = optionalVariable('AWS_ENDPOINT_URL_S3')
  if (twin) return `${twin.replace(/\/$/, '')}/${bucket}`
  return `https://${bucket}.s3.${variable('AWS_REGION')}.amazonaws.com`
}

export const callBucket = (address: string, init: RequestInit, timeoutMs: number): Promise<Response> =>
  fetchAgain(timeoutMs, async (signal) => (await signer()).fetch(address, { ...init, signal }))

/** What S3 answered in place of doing something; one that has no time for it now is an outage, not a bug. */
export function refusedByS3(status: number, to: string): Error {
  const error = new Error(`S3 answered ${status} to ${to}`)
  return status >= 500 || status === 429 ? Object.assign(error, { name: 'ServiceUnavailable' }) : error
}

const CSV = 'text/csv; charset=utf-8'

/** Uploads a text to a URL, as CSV unless `how` says otherwise. */
export const putText = (address: string, text: string, how: { type?: string; timeoutMs?: number } = {}) =>
  putFile(address, text, { ...how, sha256: createHash('sha256').update(text).digest('hex') })

interface Put {
  sha256: string
  type?: string
  more?: Record<string, string>
  timeoutMs?: number
}

/** Uploads a file to a URL; S3 checks it against its SHA-256 (hexadecimal). */
export async function putFile(
  address: string,
  body: Blob | string | Uint8Array<ArrayBuffer>,
  { sha256, type = CSV, more = {}, timeoutMs = TRANSFER_TIMEOUT_MS }: Put,
): Promise<void> {
  const headers = { ...more, 'x-amz-content-sha256': sha256, 'content-type': type }
  const response = await callBucket(address, { method: 'PUT', body, headers }, timeoutMs)
  await response.body?.cancel()
  if (!response.ok) throw refusedByS3(response.status, 'a file that was put.')
}

/** A link with which anyone may read a CSV for five minutes; browsers save it as `filename`. */
export const linkToCsv = (address: string, filename: string): Promise<string> =>
  linkToFile(address, { type: CSV, disposition: `attachment; filename="${filename}"`, seconds: SIGNED_SECONDS })

interface Link {
  type: string
  disposition: string
  seconds: number
  /** The signing time; links signed at the same moment are the same URL. */
  at?: Date
}

/** A link with which anyone may read a file for this many seconds, with the type and disposition in the link. */
export async function linkToFile(address: string, { type, disposition, seconds, at = new Date() }: Link) {
  const url = new URL(address)
  url.searchParams.set('X-Amz-Expires', String(seconds))
  url.searchParams.set('response-content-disposition', disposition)
  url.searchParams.set('response-content-type', type)
  const datetime = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return (await (await signer()).sign(url, { aws: { signQuery: true, datetime } })).url
}

/** Such a link leads to this. */
export const fetchLinked = (link: string) => fetchAgain(TRANSFER_TIMEOUT_MS, (signal) => fetch(link, { signal }))

function signer(): Promise<AwsClient> {
  client ??= openSigner({ service: 's3', retries: 3 })
  return client
}
