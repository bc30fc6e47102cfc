import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { serialize } from 'node:v8'
import { parse } from 'csv-parse'
import { inferSchema, initParser } from 'udsv'
import { jobs } from '#contract/jobs.ts'
import { parserOptions } from '../../functions/core/platform/tabular/record-parser.ts'
import { readFeed } from '../../functions/core/stock/feeds/read-feed.ts'
import { COSTLY_FEEDS } from './costly-feeds.ts'
import { type Figure, interleaved, median } from './measure.ts'
import { compareFile, storedBefore, unpackStored } from './stored-inventory.ts'
import { writeFeed } from './write-feed.ts'

const ROWS = 20_000
const ROUNDS = 21
/** Both are compiled by then: a sync reads a file of thousands of rows, the start is no part of its speed. */
const WARM_UP_ROUNDS = 4
const ROWS_FOR_MEMORY = 100_000
const TIMES_THE_FILE = 3
const COSTLY_SECONDS = 10
const WORKER_OPTIONS = jobs['sync-inventory'].nodeOptions.split(' ')

/** A dealer's file read, checked and compared with what is known, against parsing it only; and the memory it takes. */
export async function measureFeeds(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-feeds-'))
  try {
    return [
      ...(await measureSpeed(join(dir, 'speed.csv'))),
      ...(await measureMemory(join(dir, 'memory.csv'))),
      await measureCostly(),
    ]
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function measureSpeed(file: string): Promise<Figure[]> {
  await writeFeed(file, ROWS)
  const bytes = readFileSync(file)
  const open = () => inPieces(bytes)
  const known = unpackStored(await storedBefore(open))
  const ours = async () => {
    const comparison = await compareFile(open, known)
    expectCount(comparison.counts.changed, ROWS / 100)
    expectCount(comparison.gone.length, 0)
    expectCount(comparison.result().rows.length, ROWS)
  }
  const floor = async () => expectCount(await parseOnly(bytes), ROWS + 1)
  const fastest = async () => expectCount(await parseFastest(bytes), ROWS)
  await interleaved(WARM_UP_ROUNDS, ours, floor, fastest)
  const processor = { ours: [] as number[], floor: [] as number[] }
  const [oursMs = 1, floorMs = 1] = await interleaved(
    ROUNDS,
    () => onProcessor(processor.ours, ours),
    () => onProcessor(processor.floor, floor),
  )
  // By itself: what udsv leaves to the garbage collector would be cleared in the others' time.
  const [fastestMs = 1] = await interleaved(ROUNDS, fastest)

  const processorShare = median(processor.floor) / median(processor.ours)
  const perSecond = (ms: number) => ROWS / (ms / 1000)
  const says = (ms: number) => `${Math.round(perSecond(ms)).toLocaleString('en-US')} rows/s`
  const share = perSecond(oursMs) / perSecond(floorMs)
  const size = `${(bytes.length / 1e6).toFixed(1)} MB`
  return [
    {
      measure: `feed of ${ROWS} rows (${size}): read once and compared with catalogue and ledger, 1 % changed (parse + map + check + hash + diff + the new lists), against csv-parse alone`,
      floor: says(floorMs),
      ours: `${says(oursMs)} = ${share.toFixed(2)} ×`,
      reach: 'printed',
    },
    {
      measure: 'the same in processor time, which other work on the machine does not change',
      floor: says(median(processor.floor)),
      ours: `${says(median(processor.ours))} = ${processorShare.toFixed(2)} ×`,
      reach: 'printed',
    },
    {
      measure: 'the same against udsv alone, the fastest there is',
      floor: says(fastestMs),
      ours: says(oursMs),
      reach: 'printed',
    },
  ]
}

/** The file as a disk would give it, without waiting for one: all read the same pieces. */
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}

/** Runs once and notes the milliseconds this process kept a processor busy. */
async function onProcessor(times: number[], run: () => Promise<void>) {
  const before = process.cpuUsage()
  try {
    await run()
  } finally {
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
}

const expectCount = (count: number, wanted: number) => {
  if (count !== wanted) throw new Error(`Expected ${wanted}, found ${count}.`)
}

async function parseOnly(bytes: Buffer): Promise<number> {
  const parser = Readable.from(inPieces(bytes)).pipe(parse(parserOptions({ delimiter: ',', newline: '\n' })))
  let records = 0
  parser.on('data', () => records++)
  await once(parser, 'end')
  return records
}

async function parseFastest(bytes: Buffer): Promise<number> {
  const decoder = new TextDecoder()
  let records = 0
  let parser: ReturnType<typeof initParser> | undefined
  for await (const piece of inPieces(bytes)) {
    const text = decoder.decode(piece, { stream: true })
    parser ??= initParser(inferSchema(text))
    parser.chunk<string[]>(text, parser.stringArrs, () => {
      records++
    })
  }
  parser?.end()
  return records
}

/** The most memory that bringing the file in ever took, above what the process had before. */
async function measureMemory(file: string): Promise<Figure[]> {
  await writeFeed(file, ROWS_FOR_MEMORY)
  const stored = `${file}.stored`
  writeFileSync(stored, serialize(await storedBefore(() => createReadStream(file))))
  const { size } = statSync(file)
  const asWorker = (await peakOf(file, stored, WORKER_OPTIONS)) / size
  const asUsual = (await peakOf(file, stored, [])) / size
  const says = (times: number) => `${((times * size) / 1e6).toFixed(0)} MB = ${times.toFixed(2)} ×`
  const floor = `${(size / 1e6).toFixed(0)} MB`
  return [
    {
      measure: `feed of ${ROWS_FOR_MEMORY} rows over as many that are known, 1 % changed, to the packed catalogue and ledger: peak memory above the idle process, started as the worker is`,
      floor,
      ours: says(asWorker),
      reach: `≤ ${TIMES_THE_FILE.toFixed(2)} ×`,
      isReached: asWorker <= TIMES_THE_FILE,
    },
    {
      measure: 'the same in a process without those options, where V8 puts collecting off',
      floor,
      ours: says(asUsual),
      reach: 'printed',
    },
  ]
}

/** Files made to keep a worker busy: the one that does so longest, read as often as a run reads it. */
async function measureCostly(): Promise<Figure> {
  let worst = { what: '', seconds: 0 }
  for (const [what, make] of Object.entries(COSTLY_FEEDS)) {
    const bytes = Buffer.from(make() as Buffer)
    const times: number[] = []
    const read = () => onProcessor(times, () => readOnce(bytes))
    // Refused by the first reading, it is not read for its vehicles.
    await read().then(read, () => {})
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
    if (seconds > worst.seconds) worst = { what, seconds }
  }
  return {
    measure: `the worst of ${Object.keys(COSTLY_FEEDS).length} files of 1 MB made to keep a sync worker busy (${worst.what}), processor time of all its readings`,
    floor: '—',
    ours: `${worst.seconds.toFixed(1)} s`,
    reach: `≤ ${COSTLY_SECONDS} s`,
    isReached: worst.seconds <= COSTLY_SECONDS,
  }
}

const readOnce = async (bytes: Buffer) => {
  await readFeed(() => inPieces(bytes), { onVehicles: () => {} })
}

/** In a process of its own, with these options of Node. */
async function peakOf(file: string, stored: string, options: string[]): Promise<number> {
  const script = resolve(import.meta.dirname, 'feed-memory.ts')
  const child = spawn(process.execPath, [...options, script, file, stored], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The process that reads the large file failed.')
  const { idle, peak, counts } = JSON.parse(output) as { idle: number; peak: number; counts: Record<string, number> }
  expectCount((counts.changed ?? 0) + (counts.unchanged ?? 0), ROWS_FOR_MEMORY)
  return peak - idle
}
