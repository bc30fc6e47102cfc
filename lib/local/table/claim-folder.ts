import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by the engine's keeper beside the database: the engine's process id, then that of the process it serves. */
export const PID_FILE = 'engine.pid'

const END_SECONDS = 2

/** Ensures that no engine has this folder's database open: ends or awaits one without an owner, refuses if owned. */
export async function claimFolder(dir: string) {
  const [engine, owner] = pidsIn(dir)
  if (!engine || !isEngineOf(dir, engine)) return
  if (owner && isAlive(owner)) throw new Error(`Another process (${owner}) is already using the data in ${dir}.`)
  process.kill(engine, 'SIGKILL')
  for (const deadline = Date.now() + END_SECONDS * 1000; isEngineOf(dir, engine); ) {
    if (Date.now() > deadline) throw new Error(`The engine left over in ${dir} (process ${engine}) does not end.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function pidsIn(dir: string) {
  try {
    return readFileSync(join(dir, PID_FILE), 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

/** A process id is reused after a while, so the command line must be the engine's, with this exact database. */
function isEngineOf(dir: string, pid: number) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return (words[0] ?? '').endsWith('dynoxide') && words.includes(join(dir, 'db.sqlite'))
  } catch {
    return false
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
