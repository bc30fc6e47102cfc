import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { fetchAgain } from './patience.ts'

/** How long a form or a link may be used. */
export const SIGNED_SECONDS = 300
/** 50 MB, also where the line is slow. */
export const TRANSFER_TIMEOUT_MS = 120_000

let client: AwsClient | undefined

/** Where a bucket is, by its name. */
export function bucketAddress(bucket = ''): string {
  const { AWS_ENDPOINT_URL_S3, AWS_REGION } = process.env
  if (AWS_ENDPOINT_URL_S3) return `${AWS_ENDPOINT_URL_S3.replace(/\/$/, '')}/${bucket}`
  return `https://${bucket}.s3.${AWS_REGION}.amazonaws.com`
}

export const callBucket = (address: string, init: RequestInit, timeoutMs: number): Promise<Response> =>
  fetchAgain(timeoutMs, (signal) => signer().fetch(address, { ...init, signal }))

/** Puts a text at an address. */
export const putText = (address: string, text: string) =>
  putFile(address, text, createHash('sha256').update(text).digest('hex'))

/** Puts a CSV at an address; S3 checks it against its SHA-256 (hexadecimal). */
export async function putFile(address: string, body: Blob | string, sha256: string): Promise<void> {
  const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'text/csv; charset=utf-8' }
  const response = await callBucket(address, { method: 'PUT', body, headers }, TRANSFER_TIMEOUT_MS)
  await response.body?.cancel()
  if (!response.ok) throw new Error(`S3 answered ${response.status} to a file that was put.`)
}

/** A link by which anyone may read a CSV for five minutes; a browser saves it as `filename`. */
export async function linkToFile(address: string, filename: string): Promise<string> {
  const url = new URL(address)
  url.searchParams.set('X-Amz-Expires', String(SIGNED_SECONDS))
  url.searchParams.set('response-content-disposition', `attachment; filename="${filename}"`)
  url.searchParams.set('response-content-type', 'text/csv; charset=utf-8')
  return (await signer().sign(url, { aws: { signQuery: true } })).url
}

/** Lambda keeps its credentials in the environment for as long as a process lives. */
function signer(): AwsClient {
  client ??= new AwsClient({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: process.env.AWS_SESSION_TOKEN,
    region: process.env.AWS_REGION,
    service: 's3',
    retries: 3,
  })
  return client
}
