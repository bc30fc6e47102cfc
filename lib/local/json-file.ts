import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes beside the file and renames, so that a killed process leaves the old content or the new, never half of it. */
export function writeJsonFile(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(value, null, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** The value in the file; where there is no file yet, it is made with `create` and kept. */
export function readOrCreateJsonFile<T>(path: string, create: () => T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const value = create()
    writeJsonFile(path, value)
    return value
  }
}
