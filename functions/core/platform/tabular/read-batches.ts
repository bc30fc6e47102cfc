import { decodeFile, PIECE_BYTES } from './decode-file.ts'
import { findWorkbook } from './find-workbook.ts'
import { isTotal } from './is-total.ts'
import { type RecordBatch, RecordReader } from './read-records.ts'
import { HEADER_BYTES_MAX, type ListKind, sniffLayout } from './sniff-layout.ts'
import { type OpenFile, unpackFile } from './unpack-file.ts'

/**
 * The records of a list or of a workbook, plain or packed, the header first, without a title above it and totals below;
 * `onBytes` receives the number of bytes read. Throws an AppError for a person if it is not a list of this kind.
 */
export async function* readBatches(
  open: OpenFile,
  kind: ListKind,
  onBytes: (bytes: number) => void,
): AsyncGenerator<RecordBatch> {
  const batches = (await readSheet(open, kind, onBytes)) ?? readAll(open, kind, onBytes)
  for await (const batch of batches) yield batch.records.some(isTotal) ? withoutTotals(batch) : batch
}

/** Those of a workbook; undefined where the file is none. */
async function readSheet(open: OpenFile, kind: ListKind, onBytes: (bytes: number) => void) {
  const workbook = await findWorkbook(open, kind.name)
  if (!workbook) return undefined
  onBytes(workbook.file.length)
  // Loaded here: few files are workbooks.
  const { readWorkbook } = await import('./read-workbook.ts')
  return readWorkbook(workbook, kind)
}

function withoutTotals(batch: RecordBatch): RecordBatch {
  const kept = batch.records.flatMap((record, i) => (isTotal(record) ? [] : [i]))
  const of = <One>(list: readonly One[]) => kept.map((i) => list[i] as One)
  return { ...batch, records: of(batch.records), lines: of(batch.lines) }
}

async function* readAll(open: OpenFile, kind: ListKind, onBytes: (bytes: number) => void): AsyncGenerator<RecordBatch> {
  let start: Buffer | undefined = Buffer.alloc(0)
  let records: RecordReader | undefined
  for await (const [piece, isLast] of withLast(decodeFile(unpackFile(open, onBytes, kind.name), kind.name))) {
    let rest: Buffer = piece
    if (start) {
      start = Buffer.concat([start, piece])
      if (start.length <= HEADER_BYTES_MAX && !isLast) continue
      const layout = sniffLayout(start.subarray(0, HEADER_BYTES_MAX), start.length <= HEADER_BYTES_MAX, kind)
      records = new RecordReader(layout, kind)
      rest = start.subarray(layout.skipBytes)
      start = undefined
    }
    if (!records) return
    // The start is split too: for a faulty row, one piece is read again.
    for (; rest.length > PIECE_BYTES; rest = rest.subarray(PIECE_BYTES))
      yield* records.take(rest.subarray(0, PIECE_BYTES))
    yield* records.take(rest, isLast)
  }
}

/** Each piece, and after the last one an empty piece marked as last. */
async function* withLast(pieces: AsyncIterable<Buffer>): AsyncGenerator<[Buffer, boolean]> {
  for await (const piece of pieces) yield [piece, false]
  yield [Buffer.alloc(0), true]
}
