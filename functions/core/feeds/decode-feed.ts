import type { Encoding } from './detect-encoding.ts'

/** Small enough that what is made of one piece never weighs. */
const PIECE_BYTES = 64 * 1024

/** The same text as UTF-8 without its byte order mark, in pieces of at most 64 kB of the file. */
export async function* decodeFeed(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = encoding.name === 'utf-8' ? undefined : new TextDecoder(encoding.name, { ignoreBOM: true })
  let skip = encoding.markBytes
  for await (const chunk of chunks) {
    const skipped = Math.min(skip, chunk.length)
    skip -= skipped
    for (let at = skipped; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES)
      const text = decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece
      if (text.length > 0) yield text
    }
  }
  const rest = decoder ? Buffer.from(decoder.decode()) : undefined
  if (rest && rest.length > 0) yield rest
}
