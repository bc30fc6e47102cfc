import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Bytes of React and its router as they travel, built as the site is. */
export async function bareSize(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'bare.tsx') } },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
}
