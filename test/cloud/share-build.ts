import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildFunctionsTogether, buildWeb, SOURCES } from '../../bin/build.ts'
import { contentHash } from '../../bin/content-hash.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** A lock older than this is of a process that was killed. */
const STALE_MS = 5 * 60_000
const KEPT_MS = 24 * 3_600_000

/**
 * Gives a data folder the build of the sources as they are. Both halves are kept by their content in `.build`, so that a
 * change of tests builds nothing, one of the pages no functions, and two runs at once do not build into one folder.
 */
export async function shareBuild(dir: string) {
  mkdirSync(join(dir, 'build'))
  await share('functions', buildFunctionsTogether, dir)
  await share('web', buildWeb, dir)
  dropOldBuilds(join(ROOT, '.build'))
}

async function share(half: keyof typeof SOURCES, build: (outDir: string) => Promise<unknown>, dir: string) {
  const hash = contentHash(ROOT, SOURCES[half])
  const folder = join(ROOT, '.build', hash.slice(0, 16))
  const lock = `${folder}.lock`
  mkdirSync(folder, { recursive: true })
  while (!tryLock(lock)) await setTimeout(100)
  try {
    await build(join(folder, half))
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
  for (const name of [half, `${half}.stamp`]) symlinkSync(join(folder, name), join(dir, 'build', name))
}

function dropOldBuilds(folder: string) {
  for (const name of readdirSync(folder).filter((each) => /^[0-9a-f]{16}$/.test(each))) {
    const { mtimeMs } = statSync(join(folder, name))
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const held = statSync(lock, { throwIfNoEntry: false })
    if (held && Date.now() - held.mtimeMs > STALE_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
