import { readBatches } from '../../platform/tabular/read-batches.ts'
import type { OpenFile } from '../../platform/tabular/unpack-file.ts'
import { CONTACT_LIST } from './rules.ts'

/** The rows of a contact file that say anything, the header first; one that could not be read has no cells. */
export async function* listRows(open: OpenFile): AsyncGenerator<{ line: number; cells?: string[] }> {
  for await (const { records, lines, problems } of readBatches(open, CONTACT_LIST, () => {})) {
    for (const [i, cells] of records.entries())
      if (cells.some((cell) => cell.trim() !== '')) yield { line: lines[i] ?? 0, cells }
    for (const { line, severity } of problems) if (severity === 'error') yield { line }
  }
}
