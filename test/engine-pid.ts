import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PID_FILE } from '../lib/local/table/claim-folder.ts'

/** The process of the table's engine that serves a folder. */
export const enginePidIn = (dir: string) => Number(readFileSync(join(dir, PID_FILE), 'utf8').split(' ')[0])

/** Whether a process is there; one that has ended is not, whoever has its number by now. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
