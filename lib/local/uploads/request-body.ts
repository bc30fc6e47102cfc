import type { IncomingMessage } from 'node:http'
import { byteReader } from './byte-reader.ts'
import { notImplemented } from './s3-error.ts'

const LONGEST_LINE = 1_000

export type RequestBody = { chunks: AsyncIterable<Buffer>; trailers: Map<string, string> }

/** The decoded body of a PUT: without aws-chunked's framing, whose trailers are available once all chunks were read. */
export function requestBody(request: IncomingMessage): RequestBody {
  const payload = String(request.headers['x-amz-content-sha256'] ?? '')
  const trailers = new Map<string, string>()
  if (payload === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return { chunks: unframed(request, trailers), trailers }
  if (payload.startsWith('STREAMING-')) throw notImplemented(`the payload ${payload}`)
  return { chunks: request, trailers }
}

/** `<hex length>\r\n<bytes>\r\n … 0\r\n<name>:<value>\r\n\r\n` */
async function* unframed(request: IncomingMessage, trailers: Map<string, string>) {
  const { line, take, drain } = byteReader(request)
  for (;;) {
    const length = Number.parseInt(await line('\r\n', LONGEST_LINE), 16)
    if (!length) break
    yield* take(length)
    await line('\r\n', 0)
  }
  for (let trailer = await line('\r\n', LONGEST_LINE); trailer; trailer = await line('\r\n', LONGEST_LINE)) {
    const colon = trailer.indexOf(':')
    trailers.set(trailer.slice(0, colon).trim().toLowerCase(), trailer.slice(colon + 1).trim())
  }
  await drain()
}
