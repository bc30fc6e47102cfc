import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildFunctions, buildWeb } from '../../bin/build.ts'
import { contentHash } from '../../bin/content-hash.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = ['functions', 'web', 'lib/function-list.ts', 'bin', 'package-lock.json', 'vite.config.ts']
/** A lock older than this is of a process that was killed. */
const STALE_MS = 5 * 60_000
const KEPT_MS = 24 * 3_600_000

/**
 * Gives a data folder the build of the sources as they are. Builds are kept by their content in `.build`, so that a run
 * of the tests after a change of tests alone builds nothing, and two runs at once do not build into one folder.
 */
export async function shareBuild(dir: string) {
  const hash = contentHash(SOURCES.map((source) => join(ROOT, source)))
  const folder = join(ROOT, '.build', hash.slice(0, 16))
  const lock = `${folder}.lock`
  mkdirSync(folder, { recursive: true })
  while (!tryLock(lock)) await setTimeout(100)
  try {
    await buildFunctions(join(folder, 'functions'))
    await buildWeb(join(folder, 'web'))
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
  symlinkSync(folder, join(dir, 'build'))
  dropOldBuilds(join(ROOT, '.build'))
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
