import { gzipSync } from 'node:zlib'
import type { Answer, Event } from './event.ts'

/** A response that fits one network packet arrives no sooner if it is smaller. */
const PLAIN_BYTES = 1400

/**
 * Compresses JSON with gzip for clients that accept it. Done here because nothing downstream does: an HTTP API
 * compresses nothing, and CloudFront only what it may cache; it passes on the browser's Accept-Encoding and already
 * compressed data. Pages are cached, and CloudFront compresses them itself.
 */
export function compress(answer: Answer, { headers }: Event): Answer {
  const { body = '' } = answer
  if (answer.headers?.['content-type'] !== 'application/json' || body.length < PLAIN_BYTES) return answer
  const varied = { ...answer.headers, vary: 'accept-encoding' }
  if (!takesGzip(headers['accept-encoding'])) return { ...answer, headers: varied }
  return {
    ...answer,
    headers: { ...varied, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

/** `gzip;q=0` means no. */
const takesGzip = (accepted = '') =>
  accepted.split(',').some((each) => {
    const [coding = '', weight = ''] = each.toLowerCase().split(';')
    return coding.trim() === 'gzip' && !/^\s*q=0(\.0*)?\s*$/.test(weight)
  })
