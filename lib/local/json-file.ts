import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a second file and renames it: if the process or machine dies, the old or the new content is there, whole. */
export function writeJsonFile(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(`${path}.new`, 'w', 0o600)
  try {
    writeSync(file, JSON.stringify(value, null, 2))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.new`, path)
}

/** The value in the file; undefined if there is no file. */
export function readJsonFile<T>(path: string): T | undefined {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
  return parseStored(content, path)
}

/** The value in the file; if there is no file yet, `create` makes the value, which is then stored. */
export function readOrCreateJsonFile<T>(path: string, create: () => T): T {
  const known = readJsonFile<T>(path)
  if (known !== undefined) return known
  const value = create()
  writeJsonFile(path, value)
  return value
}

/** Parses a stored JSON file; for a damaged one, the error names the file and says what to do. */
export function parseStored<T>(content: string, path: string): T {
  try {
    return JSON.parse(content) as T
  } catch {
    throw new Error(`the file ${path} is damaged. Remove it, or the whole data folder, and start again.`)
  }
}
