import type { IncomingMessage } from 'node:http'

/** What Lambda takes: 6 MB for the whole event, in which a body that is not text grows by a third. */
const MOST_BYTES = 6 * 1024 * 1024

/** The whole body; undefined where it is too large, and then what is left of it is read and thrown away. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  return size <= MOST_BYTES ? Buffer.concat(chunks) : undefined
}
