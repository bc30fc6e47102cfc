import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin, stop } from 'esbuild'
import { functionList, type LambdaFunction } from '../lib/function-list.ts'
import { LOCAL_PARTS } from '../lib/local/bundled/local-parts.ts'
import { wallNow } from '../lib/local/clock.ts'
import { contentHash } from './content-hash.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** CommonJS code inside an ES module bundle gets Node's own modules through this. */
const REQUIRE = 'const require=process.getBuiltinModule;'
/** The text that esbuild leaves in the one file of a bundle whose CommonJS code requires a module at run time. */
const NEEDS_REQUIRE = 'Dynamic require of "'

const BUILT_BY = ['bin/build.ts', 'package-lock.json']
/** The sources of the handlers and of the browser's part, relative to the repository's folder. */
export const SOURCES = {
  functions: ['functions', 'web/pages', 'lib/function-list.ts', 'lib/local/bundled', 'lib/local/table', ...BUILT_BY],
  web: ['web', 'functions/contract', 'vite.config.ts', ...BUILT_BY],
}

/**
 * Bundles every handler of the contract into `<outDir>/<function name>/index.mjs` and its lazy chunks; esbuild's
 * metafile is beside the folder as `<function name>.meta.json`. A bundle is rebuilt only if one of its sources changed.
 */
export async function buildFunctions(outDir: string): Promise<{ name: string; file: string }[]> {
  requireHandlers()
  const finish = startBuild(outDir, SOURCES.functions)
  if (finish) {
    // One after the other: in parallel takes no less time, and 2 GB of memory.
    for (const fn of functionList) await bundleOnce(fn, outDir)
    dropOldBundles()
    finish()
    // Otherwise its process stays as long as this one.
    await stop()
  }
  return functionList.map(({ name }) => ({ name, file: join(outDir, name, 'index.mjs') }))
}

/** Puts the local cloud's parts in place of the deployment's. */
const localParts: Plugin = {
  name: 'local-parts',
  setup({ onResolve }) {
    for (const [filter, importer, path] of LOCAL_PARTS)
      onResolve({ filter }, (args) => (importer.test(args.importer) ? { path } : undefined))
  },
}

/**
 * Bundles all handlers together into the same files, for one process that runs them all: each source is read once, which
 * takes a fraction of the time, and what several handlers import is in chunks that they share. That process also has the
 * services they call: `lib/local/bundled` says how.
 */
export async function buildFunctionsTogether(outDir: string): Promise<void> {
  requireHandlers()
  const finish = startBuild(outDir, SOURCES.functions)
  if (!finish) return
  const { outputFiles, metafile } = await build({
    ...BUNDLE,
    plugins: [localParts],
    entryPoints: functionList.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: resolve(outDir),
    write: false,
    metafile: true,
  })
  writeBundle(outputFiles)
  writeFileSync(join(outDir, 'meta.json'), JSON.stringify(metafile))
  finish()
  await stop()
}

function requireHandlers() {
  const missing = functionList.filter(({ entry }) => !existsSync(join(ROOT, entry)))
  if (missing.length > 0) {
    throw new Error(`The contract names handlers that do not exist: ${missing.map(({ entry }) => entry).join(', ')}.`)
  }
}

/** Builds the browser's part with Vite into `outDir`, unless no source has changed. */
export async function buildWeb(outDir: string): Promise<void> {
  const finish = startBuild(outDir, SOURCES.web)
  if (!finish) return
  // In a separate process: Vite takes NODE_ENV from its own, and a test's would give a development build.
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [...vite, '--outDir', resolve(outDir)], { cwd: ROOT, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Vite could not build the browser’s part; its own words are above.')
  finish()
}

/** Cached bundles of this clone by the hash of their sources, for a day, with the metafile each was last made from. */
const KEPT = join(ROOT, '.build/bundles')
const KEPT_MS = 24 * 3_600_000

/** Bundles one handler, or copies a cached bundle made from the same sources. */
async function bundleOnce(fn: LambdaFunction, outDir: string) {
  const files = [fn.name, `${fn.name}.meta.json`]
  const lastMeta = join(KEPT, `${fn.name}.meta.json`)
  const kept = existsSync(lastMeta) && keptFolder(fn.name, lastMeta)
  if (kept && existsSync(kept)) {
    for (const file of files) cpSync(join(kept, file), join(outDir, file), { recursive: true })
    return
  }
  await bundle(fn, outDir)
  // Moved into place whole: another process may be building too.
  const begun = join(KEPT, `${fn.name}.${process.pid}`)
  for (const file of files) cpSync(join(outDir, file), join(begun, file), { recursive: true })
  const folder = keptFolder(fn.name, join(begun, `${fn.name}.meta.json`))
  cpSync(join(begun, `${fn.name}.meta.json`), `${begun}.json`)
  renameSync(`${begun}.json`, lastMeta)
  if (existsSync(folder)) rmSync(begun, { recursive: true })
  else renameSync(begun, folder)
}

/** The folder of the bundle made from the current contents of the sources in this metafile. */
function keptFolder(name: string, meta: string): string {
  const { inputs } = JSON.parse(readFileSync(meta, 'utf8')) as Metafile
  const sources = Object.keys(inputs).filter((path) => !path.startsWith('node_modules/'))
  const hash = contentHash(ROOT, [...sources.sort(), ...BUILT_BY])
  return join(KEPT, `${name}-${hash}`)
}

function dropOldBundles() {
  for (const name of readdirSync(KEPT).filter((each) => /-[0-9a-f]{64}$/.test(each))) {
    const folder = join(KEPT, name)
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs && wallNow() - mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}

const BUNDLE = {
  absWorkingDir: ROOT,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  splitting: true,
  // In each AWS SDK package, the ES modules are the smaller half.
  mainFields: ['module', 'main'],
  conditions: ['module'],
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions

/** Bundles one handler; `entry` is its file. */
export async function bundle({ name, entry }: Pick<LambdaFunction, 'name' | 'entry'>, outDir: string) {
  const { outputFiles, metafile } = await build({
    ...BUNDLE,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: resolve(outDir, name),
    write: false,
    metafile: true,
  })
  writeBundle(outputFiles)
  writeFileSync(join(outDir, `${name}.meta.json`), JSON.stringify(metafile))
}

function writeBundle(files: OutputFile[]) {
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.includes(NEEDS_REQUIRE) ? REQUIRE + text : text)
  }
}

/**
 * Empties a folder that was not built from these sources as they are, and returns a function that stamps it once it is
 * built; undefined if it is up to date. The stamp is beside the folder, so that it is never deployed with it.
 */
function startBuild(outDir: string, sources: string[]): (() => void) | undefined {
  const stamp = `${outDir}.stamp`
  const now = contentHash(ROOT, sources)
  const isBuilt = existsSync(outDir) && readdirSync(outDir).length > 0
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return

  rmSync(stamp, { force: true })
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  return () => writeFileSync(stamp, now)
}

if (import.meta.main) {
  await buildFunctions('.build/functions')
  await buildWeb('.build/web')
}
