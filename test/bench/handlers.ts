import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { buildFunctions, bundle } from '../../bin/build.ts'
import { type Figure, median, ratio } from './measure.ts'

const ROUNDS = 30
const ROOT = resolve(import.meta.dirname, '../..')
/** Loaded only when a call needs them, so that no start pays for them: left out of the size. */
const LAZY = /node_modules\/(twilio|@aws-sdk\/client-kms)\//

/** Start-up time and size of every built handler, against one that only makes a DynamoDB client. */
export async function measureHandlers(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-handlers-'))
  try {
    const floor = await buildFloor(dir)
    const handlers = await buildFunctions(join(dir, 'functions'))
    const starts = await startTimes(
      floor.file,
      handlers.map(({ file }) => file),
    )
    const figures = handlers.map(({ name }, i) => ({
      name,
      ...(starts[i] ?? { ms: Number.NaN, floorMs: Number.NaN }),
      bytes: sizeOf(readMeta(join(dir, 'functions', `${name}.meta.json`))),
    }))
    for (const { name, ms, floorMs, bytes } of figures)
      console.error(`  ${name}: ${ms.toFixed(0)} ms = ${(ms / floorMs).toFixed(2)} ×, ${(bytes / 1000).toFixed(0)} kB`)
    const slowest = figures.toSorted((a, b) => b.ms / b.floorMs - a.ms / a.floorMs)[0]
    const largest = figures.toSorted((a, b) => b.bytes - a.bytes)[0]
    return [
      ratio(
        `start of every built handler (slowest: ${slowest?.name})`,
        slowest?.ms ?? Number.NaN,
        slowest?.floorMs ?? Number.NaN,
        1.3,
        'ms',
      ),
      ratio(
        `bundle of every handler (largest: ${largest?.name})`,
        (largest?.bytes ?? Number.NaN) / 1000,
        floor.bytes / 1000,
        2,
        'kB',
      ),
    ]
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The floor: a handler that makes a DynamoDB client, bundled the same way. */
async function buildFloor(dir: string) {
  const entry = join(dir, 'floor.ts')
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  writeFileSync(
    entry,
    `import { DynamoDBClient } from '@aws-sdk/client-dynamodb'\nconst client = new DynamoDBClient({})\nexport const handler = async () => String(client.config.region)\n`,
  )
  await bundle({ name: 'floor', entry }, dir)
  return { file: join(dir, 'floor', 'index.mjs'), bytes: sizeOf(readMeta(join(dir, 'floor.meta.json'))) }
}

/** Medians of whole process starts: each handler's, and the floor's right before each of them. */
async function startTimes(floor: string, files: string[]): Promise<{ ms: number; floorMs: number }[]> {
  const times = files.map(() => ({ own: [] as number[], floor: [] as number[] }))
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, file] of files.entries()) {
      const [floorMs, ms] = [await startTime(floor), await startTime(file)]
      if (round === 0) continue
      times[i]?.floor.push(floorMs)
      times[i]?.own.push(ms)
    }
  return times.map(({ own, floor }) => ({ ms: median(own), floorMs: median(floor) }))
}

async function startTime(file: string): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(file)})`], {
    env: { ...process.env, AWS_REGION: 'us-east-1', NODE_COMPILE_CACHE: '' },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} does not start.`)
  return performance.now() - start
}

const readMeta = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Metafile

/** Everything the handler can load, minified, but for what only the lazy packages bring. */
function sizeOf({ outputs }: Metafile): number {
  const isLazy = ([, output]: [string, Metafile['outputs'][string]]) => {
    const inputs = Object.entries(output.inputs)
    const lazyBytes = inputs
      .filter(([path]) => LAZY.test(path))
      .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
    return lazyBytes > 0 && !isEntry(output)
  }
  const lazy = Object.entries(outputs).filter(isLazy)
  const reachedLazily = new Set(lazy.map(([path]) => path))
  return Object.entries(outputs)
    .filter(([path]) => !reachedLazily.has(path))
    .filter(([path]) => isReachedOtherwise(path, outputs, reachedLazily))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0)
}

/** Whether a chunk is reached from the entry by a way that does not lead through a lazy chunk. */
function isReachedOtherwise(path: string, outputs: Metafile['outputs'], lazy: Set<string>): boolean {
  const seen = new Set<string>()
  const walk = (at: string): boolean => {
    if (at === path) return true
    if (seen.has(at) || lazy.has(at)) return false
    seen.add(at)
    return (outputs[at]?.imports ?? []).some((one) => walk(one.path))
  }
  return Object.entries(outputs).some(([at, output]) => isEntry(output) && walk(at))
}

/** A handler's own file, not a chunk that a dynamic import made. */
const isEntry = ({ entryPoint = '' }: Metafile['outputs'][string]) => /^functions\/|floor\.ts$/.test(entryPoint)
