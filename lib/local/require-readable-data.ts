import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from './json-file.ts'

/** Raised with every change to the table's contents that an older folder's items do not comply with. */
const FORMAT = 8

/** Marks an empty data folder as having this format; throws if it holds data in another format, which is left alone. */
export function requireReadableData(dir: string): void {
  const file = join(dir, 'format.json')
  const format = readJsonFile<{ format: number }>(file)?.format
  if (format === FORMAT) return
  if (format !== undefined || existsSync(join(dir, 'table'))) throw new UnreadableData(dir)
  writeJsonFile(file, { format: FORMAT })
}

/** A data folder in another format. */
export class UnreadableData extends Error {
  constructor(dir: string) {
    super(
      `The data in ${dir} is from another version of Lotwire and can't be read. It was left as it is: move the folder away, or start with another one, as in LOCAL_DIR=.local-new npm start.`,
    )
  }
}
