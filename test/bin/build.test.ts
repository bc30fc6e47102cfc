import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { buildFunctionsTogether, bundle } from '../../bin/build.ts'
import { functionList } from '../../lib/function-list.ts'
import { shareBuild } from '../cloud/share-build.ts'
import { newFolder } from '../new-folder.ts'

const dir = newFolder('build')
const outDir = join(dir, 'build/functions')
const names = functionList.map(({ name }) => name)

let outputs: Metafile['outputs']
beforeAll(async () => {
  await shareBuild(dir)
  outputs = (JSON.parse(readFileSync(join(outDir, 'meta.json'), 'utf8')) as Metafile).outputs
})

/** The sources that a bundle loads before its first event: those that its index reaches without a lazy import. */
function loadedAtStart(name: string): string[] {
  const reached = Object.keys(outputs).filter((file) => file.endsWith(`/${name}/index.mjs`))
  expect(reached).toHaveLength(1)
  for (const file of reached) {
    for (const { kind, path } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[path] && !reached.includes(path)) reached.push(path)
    }
  }
  return reached.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
}

test.each(names)('%s loads, has a handler, and starts without what only some of its calls need', async (name) => {
  const { handler } = await import(join(outDir, name, 'index.mjs'))
  expect(handler).toBeTypeOf('function')
  // Checking a signature needs one small file of Twilio's package; its client is the large rest.
  const lazy = /node_modules\/(twilio\/lib\/(?!webhooks\/)|@aws-sdk\/client-(kms|cognito-identity-provider|sesv2|sqs))/
  expect(loadedAtStart(name).filter((file) => lazy.test(file))).toEqual([])
})

test('a handler bundled by itself, as it is deployed, loads', async () => {
  const webhooks = functionList.find(({ name }) => name === 'webhooks')
  if (!webhooks) throw new Error('There is no function webhooks.')
  await bundle(webhooks, dir)
  const { handler } = await import(join(dir, 'webhooks/index.mjs'))
  expect(handler).toBeTypeOf('function')
})

test('what has not changed is not built again', async () => {
  const builtAt = () => statSync(join(outDir, 'webhooks/index.mjs')).mtimeMs
  const before = builtAt()
  await buildFunctionsTogether(outDir)
  expect(builtAt()).toBe(before)
})

/** Bytes as they travel: these figures only go down. */
const MOST_OF_ALL = 250_000
const MOST_OF_A_PAGE = 65_000

test('what every page of the workspace loads, and what one adds, stays light', () => {
  const assets = join(dir, 'build/web/assets')
  const codes = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  )
  const named = (form: RegExp, code = '') => [...code.matchAll(form)].map(([, name = '']) => name)
  const withImports = (...names: string[]) => {
    const all = new Set(names)
    for (const name of all) for (const one of named(/(?:from|import)"\.\/([^"]+\.js)"/g, codes.get(name))) all.add(one)
    return all
  }
  const sizeOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + brotliCompressSync(codes.get(name) ?? '').length, 0)

  const html = readFileSync(join(dir, 'build/web/workspace.html'), 'utf8')
  const entry = withImports(...named(/assets\/([^"]+\.js)/g, html))
  const later = [...entry].flatMap((name) => named(/import\(`\.\/([^`]+\.js)`\)/g, codes.get(name)))
  const isFrame = (name: string) => /^(workspace|live-connection)-/.test(name)
  const ofAll = new Set([...entry, ...withImports(...later.filter(isFrame))])
  expect(sizeOf(ofAll)).toBeLessThan(MOST_OF_ALL)

  const pages = later.filter((name) => /^(.+-)?page-/.test(name))
  expect(pages.length).toBeGreaterThan(20)
  const heavy = pages.flatMap((page) => {
    const added = sizeOf([...withImports(page)].filter((name) => !ofAll.has(name)))
    return added > MOST_OF_A_PAGE ? [`${page}: ${added}`] : []
  })
  expect(heavy).toEqual([])
})
