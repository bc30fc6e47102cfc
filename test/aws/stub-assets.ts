import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressPlace } from '#contract/site.ts'
import { functionList } from '../../lib/function-list.ts'
import { newFolder } from '../new-folder.ts'

/** A folder that looks built, for what the template says without its code. */
export function stubAssets(): string {
  const folder = newFolder('assets')
  const files = ['web/workspace.html', 'web/sitemap.xml']
  for (const path of [...functionList.map(({ name }) => `functions/${name}/index.mjs`), ...files]) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), path === 'web/sitemap.xml' ? addressPlace : path)
  }
  return folder
}
