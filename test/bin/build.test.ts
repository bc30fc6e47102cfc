import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '../../bin/build.ts'
import { functionList } from '../../lib/function-list.ts'
import { shareBuild } from '../cloud/share-build.ts'
import { newFolder } from '../new-folder.ts'

const dir = newFolder('build')
const outDir = join(dir, 'build/functions')
const names = functionList.map(({ name }) => name)

beforeAll(() => shareBuild(dir))

/** The sources that a bundle loads before its first event: those that its index reaches without a lazy import. */
function loadedAtStart(name: string): string[] {
  const { outputs } = JSON.parse(readFileSync(join(outDir, `${name}.meta.json`), 'utf8')) as Metafile
  const reached = Object.keys(outputs).filter((file) => file.endsWith(`${name}/index.mjs`))
  for (const file of reached) {
    for (const { kind, path } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path] && !reached.includes(path)) reached.push(path)
    }
  }
  return reached.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
}

test.each(names)('the bundle of %s loads and has a handler', async (name) => {
  const { handler } = await import(join(outDir, name, 'index.mjs'))
  expect(handler).toBeTypeOf('function')
})

test.each(names)('%s starts without what only some of its calls need', (name) => {
  // Checking a signature needs one small file of Twilio's package; its client is the large rest.
  const lazy = /node_modules\/(twilio\/lib\/(?!webhooks\/)|@aws-sdk\/client-(kms|cognito-identity-provider|sesv2|sqs))/
  expect(loadedAtStart(name).filter((file) => lazy.test(file))).toEqual([])
})

test('what has not changed is not built again', async () => {
  const builtAt = () => statSync(join(outDir, 'webhooks/index.mjs')).mtimeMs
  const before = builtAt()
  await buildFunctions(outDir)
  expect(builtAt()).toBe(before)
})
