import type { IncomingMessage } from 'node:http'

/** Lambda's limit: 6 MB for the whole event, in which a binary body grows by a third. */
const MOST_BYTES = 6 * 1024 * 1024

/** Reads the whole body; undefined if it is too large, in which case the rest is read and discarded. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  return size <= MOST_BYTES ? Buffer.concat(chunks) : undefined
}
