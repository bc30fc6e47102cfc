import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Buckets } from './log-buckets.ts'
import type { Cells } from './rules.ts'

const QUALITY = 6

type Packed = [name: string, n: number, seconds: number, units: number, clock: number[], working: number[] | 0]

/** A day's cells as bytes: buckets as steps between them, business hours only where they differ. */
export function packCells(cells: Cells): Uint8Array {
  const rows = [...cells]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { n, seconds, units, clock, working }]): Packed => {
      const [around, within] = [packBuckets(clock), packBuckets(working)]
      return [name, n, seconds, units, around, String(around) === String(within) ? 0 : within]
    })
  return brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

export function unpackCells(data: Uint8Array): Cells {
  const rows: Packed[] = JSON.parse(brotliDecompressSync(data).toString())
  return new Map(
    rows.map(([name, n, seconds, units, around, within]) => {
      const clock = unpackBuckets(around)
      return [name, { n, seconds, units, clock, working: within === 0 ? new Map(clock) : unpackBuckets(within) }]
    }),
  )
}

function packBuckets(buckets: Buckets): number[] {
  let last = 0
  return [...buckets]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([bucket, n]) => {
      const step = bucket - last
      last = bucket
      return [step, n]
    })
}

function unpackBuckets(packed: number[]): Buckets {
  const buckets: Buckets = new Map()
  let bucket = 0
  for (let i = 0; i < packed.length; i += 2) {
    bucket += packed[i] ?? 0
    buckets.set(bucket, packed[i + 1] ?? 0)
  }
  return buckets
}
