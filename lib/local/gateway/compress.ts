import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** CloudFront compresses texts from this size on. */
const LEAST_BYTES = 1000
const TEXTS = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

/** A body that is sent again need not be packed again. */
const packedBodies = new WeakMap<Buffer, Buffer>()

/** The body of an answer as it travels: a text is packed where the browser takes it so, and its headers then say so. */
export function compress(body: Buffer, request: IncomingMessage, response: ServerResponse): Buffer {
  if (!TEXTS.test(String(response.getHeader('content-type')))) return body
  response.appendHeader('vary', 'accept-encoding')
  if (body.length < LEAST_BYTES || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return body
  response.setHeader('content-encoding', 'gzip')
  const packed = packedBodies.get(body) ?? gzipSync(body)
  packedBodies.set(body, packed)
  return packed
}
