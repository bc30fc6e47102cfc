import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import type { OpenFile } from '../../platform/tabular/unpack-file.ts'
import { CONTACT_LIST, type FileRow } from './rules.ts'

/** The rows of a file of contacts that say anything, the header first: of a list, a workbook, or a phone's cards. */
export async function* listRows(path: string): AsyncGenerator<FileRow> {
  const start = await startOf(path)
  if (/^[\ufeff\s]*BEGIN:VCARD/i.test(start)) {
    const { listCards } = await import('./list-cards.ts')
    yield* listCards(path)
  } else yield* listRecords(() => createReadStream(path))
}

/** The same of a list alone. */
export async function* listRecords(open: OpenFile): AsyncGenerator<FileRow> {
  for await (const { records, lines, problems } of readBatches(open, CONTACT_LIST, () => {})) {
    for (const [i, cells] of records.entries())
      if (cells.some((cell) => cell.trim() !== '')) yield { line: lines[i] ?? 0, cells }
    for (const { line, severity } of problems) if (severity === 'error') yield { line }
  }
}

async function startOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    const start = buffer.subarray(0, bytesRead)
    return start.toString(start[0] === 0xff && start[1] === 0xfe ? 'utf16le' : 'utf8')
  } finally {
    await file.close()
  }
}
