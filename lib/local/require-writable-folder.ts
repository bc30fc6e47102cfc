import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Makes the data folder and throws what writing into it throws, before anything that takes long is begun. One folder at
 * a time: below /proc, where nothing can be made, Node's own recursive way never ends.
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
