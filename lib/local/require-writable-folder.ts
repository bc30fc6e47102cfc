import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Creates the data folder and throws any error of writing to it, before anything slow is started. One folder level at a
 * time: below /proc, where nothing can be created, Node's own recursive mkdir never ends.
 */
export function requireWritableFolder(dir: string): void {
  makeFolder(resolve(dir))
  const probe = join(dir, `.writable-${process.pid}`)
  writeFileSync(probe, '')
  rmSync(probe)
}

function makeFolder(dir: string) {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(dir) !== dir) makeFolder(dirname(dir))
  mkdirSync(dir)
}
