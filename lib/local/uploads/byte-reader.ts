import { S3Error } from './s3-error.ts'

const cutShort = () => new S3Error(400, 'IncompleteBody', 'The body ended before it was complete.')

export type ByteReader = ReturnType<typeof byteReader>

/** Reads a body piece by piece, each piece ended by a delimiter or a length; never holds more than one chunk. */
export function byteReader(body: AsyncIterable<Buffer>) {
  const chunks = body[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw cutShort()
    rest = rest.length > 0 ? Buffer.concat([rest, value]) : value
  }

  /** Yields the bytes before the delimiter, and skips it. */
  async function* until(delimiter: string | Buffer): AsyncGenerator<Buffer> {
    const end = Buffer.from(delimiter)
    for (;;) {
      const at = rest.indexOf(end)
      const known = at >= 0 ? at : Math.max(0, rest.length - end.length + 1)
      const piece = rest.subarray(0, known)
      rest = rest.subarray(at >= 0 ? at + end.length : known)
      if (piece.length > 0) yield piece
      if (at >= 0) return
      await more()
    }
  }

  /** Yields exactly this many bytes. */
  async function* take(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) await more()
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  /** The text before the delimiter; refused if longer than `most` bytes. */
  async function line(delimiter: string | Buffer, most: number): Promise<string> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of until(delimiter)) {
      length += piece.length
      if (length > most) throw new S3Error(400, 'MaxPostPreDataLengthExceeded', 'A field of the request is too long.')
      pieces.push(piece)
    }
    return Buffer.concat(pieces).toString('utf8')
  }

  /** Reads and discards the rest of the body. */
  async function drain() {
    rest = Buffer.alloc(0)
    while (!(await chunks.next()).done);
  }

  return { until, take, line, drain }
}
