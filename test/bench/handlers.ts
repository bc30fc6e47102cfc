import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { buildFunctions, bundle } from '../../bin/build.ts'
import { functionList } from '../../lib/function-list.ts'
import { type Figure, median, ratio } from './measure.ts'

const ROUNDS = 30
const ROOT = resolve(import.meta.dirname, '../..')

/** Maximum start time relative to the bare function: if somebody waits for it, and if nobody does. */
const STARTS = { awaited: 1.35, worker: 2 } as const
type Kind = keyof typeof STARTS

/** Behind the API, a webhook or the stream somebody waits for the answer; queues and schedules have time. */
const kindOf = (name: string): Kind => {
  const source = functionList.find((each) => each.name === name)?.job?.source
  return source === 'queue' || source === 'schedule' ? 'worker' : 'awaited'
}

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
    const slowest = (kind: Kind) =>
      figures.filter(({ name }) => kindOf(name) === kind).toSorted((a, b) => b.ms / b.floorMs - a.ms / a.floorMs)[0]
    const start = (what: string, kind: Kind) => {
      const { name, ms, floorMs } = slowest(kind) ?? { ms: Number.NaN, floorMs: Number.NaN }
      return ratio(`start of every ${what} (slowest: ${name})`, ms, floorMs, STARTS[kind], 'ms')
    }
    const largest = figures.toSorted((a, b) => b.bytes - a.bytes)[0]
    return [
      start('function that somebody waits for', 'awaited'),
      start('worker', 'worker'),
      {
        measure: `bundle of every function, with what it loads when first needed (largest: ${largest?.name})`,
        floor: `${(floor.bytes / 1000).toFixed(1)} kB`,
        ours: `${((largest?.bytes ?? Number.NaN) / 1000).toFixed(1)} kB`,
        reach: 'printed',
      },
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

/** Everything the handler can load, minified. */
const sizeOf = ({ outputs }: Metafile) => Object.values(outputs).reduce((sum, { bytes }) => sum + bytes, 0)
