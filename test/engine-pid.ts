import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PID_FILE } from '../lib/local/table/claim-folder.ts'

/** The table engine's process that serves a folder. */
export const enginePidIn = (dir: string) => Number(readFileSync(join(dir, PID_FILE), 'utf8').split(' ')[0])

/** True if a process exists; false if it has ended, even if its id has been reused. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
