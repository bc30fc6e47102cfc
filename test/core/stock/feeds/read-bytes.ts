import { sayRow } from '#contract/stock/row-words.ts'
import type { FeedVehicle, RowProblem } from '../../../../functions/core/stock/feeds/feed-vehicle.ts'
import { type FeedSummary, type ReadFeedOptions, readFeed } from '../../../../functions/core/stock/feeds/read-feed.ts'

export interface Read {
  summary: FeedSummary
  /** By key: the last one of duplicates, as a sync keeps them. */
  vehicles: Map<string, FeedVehicle>
  problems: ToldProblem[]
}

/** A problem in English, as shown to a manager. */
export type ToldProblem = Omit<RowProblem, 'message' | 'skipped'> & { message: string }

const NOW = new Date('2026-11-21T12:00:00Z')

/** Reads a file given as bytes or text, in chunks of this many bytes, and collects the results. */
export async function readBytes(
  file: string | Uint8Array,
  options: Partial<ReadFeedOptions> = {},
  pieceBytes = 64 * 1024,
): Promise<Read> {
  const vehicles: Read['vehicles'] = new Map()
  const problems: ToldProblem[] = []
  const bytes = Buffer.from(file as string)
  const summary = await readFeed(() => inPieces(bytes, pieceBytes), {
    now: NOW,
    onVehicles: (some) => {
      for (const vehicle of some) vehicles.set(vehicle.key, vehicle)
    },
    onProblems: (some) => problems.push(...some.map(inEnglish)),
    ...options,
  })
  return { summary, vehicles, problems }
}

/** The one vehicle of a file with one row. */
export async function readOne(header: string, row: string, options: Partial<ReadFeedOptions> = {}) {
  const { vehicles, problems } = await readBytes(`${header}\n${row}\n`, options)
  const [vehicle] = vehicles.values()
  return { vehicle, problems }
}

const inEnglish = ({ message, skipped, ...problem }: RowProblem): ToldProblem => ({
  ...problem,
  message: sayRow(message, 'en') + (skipped ? ` ${sayRow(skipped, 'en')}` : ''),
})

/** "error 3 VIN: words", as in a table of expectations. */
export const told = ({ severity, line, column, message }: ToldProblem) => `${severity} ${line} ${column}: ${message}`

async function* inPieces(bytes: Buffer, pieceBytes: number) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}
