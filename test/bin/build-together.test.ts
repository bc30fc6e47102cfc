import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFunctionsTogether } from '../../bin/build.ts'
import { functionList } from '../../lib/function-list.ts'
import { newFolder } from '../new-folder.ts'

test('bundled together, as for npm start, each function has its handler', async () => {
  const outDir = newFolder('together')
  await buildFunctionsTogether(outDir)
  for (const { name } of functionList) {
    const { handler } = await import(join(outDir, name, 'index.mjs'))
    expect(handler, name).toBeTypeOf('function')
  }
}, 120_000)
