import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Credentials } from './answer.ts'
import { S3Error } from './s3-error.ts'
import { checkSigned } from './signing-key.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const CLOCK_SKEW_MS = 15 * 60_000
/** S3's maximum for presigned URLs is a week. */
const LONGEST_EXPIRES_SECONDS = 7 * 24 * 3600

const denied = (message: string) => new S3Error(403, 'AccessDenied', message)

/**
 * Accepts a request that is signed in its Authorization header or its query (presigned), by the same rules as S3, and
 * throws S3Error for any other. The body's hash, if signed, is checked while the body is read.
 */
export function checkRequest(request: IncomingMessage, path: string, query: URLSearchParams, credentials: Credentials) {
  if (request.headers.authorization) return checkHeader(request, path, query, credentials)
  if (query.has('X-Amz-Signature')) return checkQuery(request, path, query, credentials)
  throw denied('Access Denied')
}

function checkHeader(request: IncomingMessage, path: string, query: URLSearchParams, credentials: Credentials) {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': payload } = request.headers
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(authorization) ?? []
  if (!credential || !signedHeaders || !signature)
    throw new S3Error(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.')
  if (typeof payload !== 'string')
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  if (Math.abs(timeOf(String(date)) - Date.now()) > CLOCK_SKEW_MS)
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      "The difference between the request time and the server's is too large.",
    )
  const canonical = canonicalRequest(request, path, query, signedHeaders, payload)
  checkSigned(credentials, credential, stringToSign(String(date), credential, canonical), signature)
}

function checkQuery(request: IncomingMessage, path: string, query: URLSearchParams, credentials: Credentials) {
  const of = (name: string) => query.get(name) ?? ''
  const date = of('X-Amz-Date')
  const seconds = Number(of('X-Amz-Expires'))
  if (of('X-Amz-Algorithm') !== ALGORITHM || !(seconds > 0 && seconds <= LONGEST_EXPIRES_SECONDS))
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'The presigned query is malformed.')
  const signed = new URLSearchParams(query)
  signed.delete('X-Amz-Signature')
  const canonical = canonicalRequest(request, path, signed, of('X-Amz-SignedHeaders'), 'UNSIGNED-PAYLOAD')
  checkSigned(
    credentials,
    of('X-Amz-Credential'),
    stringToSign(date, of('X-Amz-Credential'), canonical),
    of('X-Amz-Signature'),
  )
  const signedAt = timeOf(date)
  if (Date.now() > signedAt + seconds * 1000) throw denied('Request has expired')
  if (signedAt > Date.now() + CLOCK_SKEW_MS) throw denied('Request is not yet valid')
}

function canonicalRequest(
  { method, headers }: IncomingMessage,
  path: string,
  query: URLSearchParams,
  signedHeaders: string,
  payload: string,
) {
  const names = signedHeaders.split(';')
  if (!names.includes('host')) throw denied('The host header has to be signed')
  const search = [...query]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&')
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  )
  const encodedPath = path.split('/').map(encode).join('/')
  return [method, encodedPath, search, lines.join(''), signedHeaders, payload].join('\n')
}

function stringToSign(date: string, credential: string, canonical: string) {
  const scope = credential.split('/').slice(1).join('/')
  return [ALGORITHM, date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** 20261121T101500Z as epoch milliseconds. */
function timeOf(date: string) {
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(time)) throw denied('AWS authentication requires a valid Date or x-amz-date header')
  return time
}
