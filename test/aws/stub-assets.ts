import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionList } from '../../lib/function-list.ts'

/** A folder that looks built, for what the template says without its code. */
export function stubAssets(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lotwire-assets-'))
  for (const path of [...functionList.map(({ name }) => `functions/${name}/index.mjs`), 'web/index.html']) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  return folder
}
