import { createReadStream } from 'node:fs'
import type { OrgId } from '../ctx.ts'
import type { FeedVehicle, RowProblem } from '../feeds/feed-vehicle.ts'
import type { FeedSummary } from '../feeds/read-feed.ts'
import { putFeedText } from '../outside/feed-files.ts'
import type { RunItem } from './entity.ts'
import { problemsName } from './obtain-file.ts'
import type { Report } from './report-progress.ts'
import { listOverrides, putColumns } from './store.ts'

/** An item of the table holds 400 kB; a header is of 256 kB at most. */
const COLUMNS_BYTES_MAX = 300_000

type Take = (vehicles: FeedVehicle[]) => unknown

/** A run's file on this machine, read as often as it takes: once to judge it, again to write what is not as it was. */
export function openReading(org: OrgId, run: RunItem, path: string, size: number) {
  let overrides: Awaited<ReturnType<typeof listOverrides>>
  let problems: RowProblem[] = []

  async function read(onVehicles: Take, more: { onProgress?: (bytes: number) => void } = {}): Promise<FeedSummary> {
    const { readFeed } = await import('../feeds/read-feed.ts')
    problems = []
    return readFeed(() => createReadStream(path), {
      mapping: (header_hash) => overrides.get(header_hash),
      size,
      ownOrigin: new URL(process.env.PUBLIC_URL ?? '').origin,
      now: new Date(run.started_at),
      onVehicles,
      onProblems: (found) => problems.push(...found),
      ...more,
    })
  }

  return {
    /** Reads all of it with the manager's choices for its columns, which are remembered for the manager to see. */
    async judge(take: Take, report: Report): Promise<FeedSummary> {
      overrides = await listOverrides(org)
      const summary = await read(take, { onProgress: (bytes) => report('reading', size > 0 ? bytes / size : 0) })
      const { header, samples, header_hash } = summary
      const isStorable = Buffer.byteLength(JSON.stringify([header, samples])) < COLUMNS_BYTES_MAX
      await putColumns({ org, header, header_hash, samples: isStorable ? samples : [] })
      return summary
    },
    again: (take: Take) => read(take),
    /** Keeps what was wrong with rows where a manager can have it; answers whether there is anything. */
    async keepProblems(): Promise<boolean> {
      if (problems.length === 0) return false
      const { problemsCsv } = await import('../feeds/problems-csv.ts')
      await putFeedText(org, problemsName(run), [...problemsCsv(problems)].join(''))
      return true
    },
  }
}
export type Reading = ReturnType<typeof openReading>
