import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * One hash over the names and contents of these files and of everything below these folders, the names relative to
 * `root`, so that two clones agree; absent ones count as absent.
 */
export function contentHash(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) add(join(root, path))
  return hash.digest('hex')

  function add(path: string) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
    } else {
      hash.update(`${relative(root, path)}\0`).update(found ? readFileSync(path) : 'absent')
    }
  }
}
