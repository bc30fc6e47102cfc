import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The minimum size of texts that CloudFront compresses. */
const LEAST_BYTES = 1000
const TEXTS = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

/** A body sent again need not be compressed again. */
const packedBodies = new WeakMap<Buffer, Buffer>()

/** The body of a response as sent: a text is compressed if the browser accepts it, and the headers say so. */
export function compress(body: Buffer, request: IncomingMessage, response: ServerResponse): Buffer {
  if (!TEXTS.test(String(response.getHeader('content-type')))) return body
  response.appendHeader('vary', 'accept-encoding')
  if (body.length < LEAST_BYTES || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return body
  response.setHeader('content-encoding', 'gzip')
  const packed = packedBodies.get(body) ?? gzipSync(body)
  packedBodies.set(body, packed)
  return packed
}
