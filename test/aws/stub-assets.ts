import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { functionList } from '../../lib/function-list.ts'
import { newFolder } from '../new-folder.ts'

/** A folder that looks built, for what the template says without its code. */
export function stubAssets(): string {
  const folder = newFolder('assets')
  for (const path of [...functionList.map(({ name }) => `functions/${name}/index.mjs`), 'web/index.html']) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  return folder
}
