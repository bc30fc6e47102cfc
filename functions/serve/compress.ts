import { gzipSync } from 'node:zlib'
import type { Answer, Event } from './event.ts'

/** What fits one packet of the network arrives no sooner when it is smaller. */
const PLAIN_BYTES = 1400

/**
 * JSON as gzip, for who takes it. Here, because nobody behind does it: an HTTP API compresses nothing, and CloudFront
 * only what it may cache; it hands on the browser's Accept-Encoding and what is compressed already. Pages it keeps, and
 * compresses itself.
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

/** `gzip;q=0` is a no. */
const takesGzip = (accepted = '') =>
  accepted.split(',').some((each) => {
    const [coding = '', weight = ''] = each.toLowerCase().split(';')
    return coding.trim() === 'gzip' && !/^\s*q=0(\.0*)?\s*$/.test(weight)
  })
