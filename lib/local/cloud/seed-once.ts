import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from '../json-file.ts'

const fileIn = (dir: string) => join(dir, 'seed.json')
/** Everything except the build. */
const PARTS = [
  'table',
  'stream',
  'queues',
  'uploads',
  'users',
  'mail',
  'secrets',
  'twilio',
  'meta',
  'ftp',
  'keys.json',
  'seed.json',
]

/**
 * Decides, before anything starts in the folder, whether the demo dealership is to be created (an empty folder),
 * exists, or is not wanted. One that was half created when the process ended is deleted and created again.
 */
export function planSeed(dir: string, isWanted: boolean): 'make' | 'there' | 'none' {
  mkdirSync(dir, { recursive: true })
  const { state, by } = noteIn(dir)
  // A process still creating it keeps the folder; the table reports the conflict to a second one.
  if (state === 'making' && !isAlive(by))
    for (const part of PARTS) rmSync(join(dir, part), { recursive: true, force: true })
  if (state === 'made') return 'there'
  return isWanted && !existsSync(join(dir, 'table')) ? 'make' : 'none'
}

/** Runs the seeding between two markers, which tell a start after a kill how far it got. */
export async function seedOnce(dir: string, seed: () => Promise<void>): Promise<void> {
  writeJsonFile(fileIn(dir), { state: 'making', by: process.pid })
  await seed()
  writeJsonFile(fileIn(dir), { state: 'made' })
}

function noteIn(dir: string): { state?: string; by?: number } {
  return readJsonFile(fileIn(dir)) ?? {}
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
