import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes beside the file and renames: whenever the process or the machine ends, the old content is there or the new, whole. */
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

/** The value in the file; undefined where there is none. */
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

/** The value in the file; where there is no file yet, it is made with `create` and kept. */
export function readOrCreateJsonFile<T>(path: string, create: () => T): T {
  const known = readJsonFile<T>(path)
  if (known !== undefined) return known
  const value = create()
  writeJsonFile(path, value)
  return value
}

/** What stands in a file as JSON; of a damaged one it says which it is and what to do about it. */
export function parseStored<T>(content: string, path: string): T {
  try {
    return JSON.parse(content) as T
  } catch {
    throw new Error(`the file ${path} is damaged. Remove it, or the whole data folder, and start again.`)
  }
}
