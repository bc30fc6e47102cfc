import { createReadStream } from 'node:fs'
import type { FieldName } from '#contract/stock/field-names.ts'
import { putListText } from '../../platform/aws/list-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { ColumnsUnknown, type FeedColumns } from '../feeds/columns-unknown.ts'
import type { RowProblem } from '../feeds/feed-vehicle.ts'
import { mapHeader } from '../feeds/map-header.ts'
import type { FeedSummary, ReadFeedOptions } from '../feeds/read-feed.ts'
import type { RunItem } from './entity.ts'
import { problemLists } from './get-problems-link.ts'
import type { Report } from './record-progress.ts'
import { listOverrides, putColumns } from './store.ts'

/** A table item holds 400 kB; a header at most 256 kB. */
const COLUMNS_BYTES_MAX = 300_000

type Take = Pick<ReadFeedOptions, 'onVehicles' | 'onRefused'>

/** A run's file on this machine, read as often as needed: once to judge it, again to write the changes. */
export function openReading(org: OrgId, run: RunItem, path: string, size: number) {
  let overrides: Awaited<ReturnType<typeof listOverrides>>
  let problems: RowProblem[] = []

  async function read(take: Take & Pick<ReadFeedOptions, 'onProgress' | 'processorMs'>): Promise<FeedSummary> {
    const { readFeed } = await import('../feeds/read-feed.ts')
    problems = []
    return readFeed(() => createReadStream(path), {
      mapping: (header_hash) => overrides.get(header_hash),
      size,
      ownOrigin: publicOrigin(),
      now: new Date(run.started_at),
      onProblems: (found) => problems.push(...found),
      ...take,
    })
  }

  return {
    /** Reads all of it with the manager's column choices; stores the columns, even if the file is refused for them. */
    async judge(take: Take, report: Report): Promise<FeedSummary> {
      overrides = await listOverrides(org)
      let rows = 0
      const onVehicles: Take['onVehicles'] = (vehicles) => {
        rows += vehicles.length
        return take.onVehicles(vehicles)
      }
      const onProgress = (bytes: number) => report('reading', size > 0 ? bytes / size : 0, rows)
      const summary = await read({ ...take, onVehicles, onProgress }).catch(async (error) => {
        if (error instanceof ColumnsUnknown) await keepColumns(org, error.columns)
        throw error
      })
      await keepColumns(org, summary)
      return summary
    },
    /** True if a manager chose that this field has no column in this file; call after judging. */
    isLeftOut: (field: FieldName, { header_hash }: FeedColumns) => overrides.get(header_hash)?.[field] === null,
    /** True if no column holds this field, though no manager has said so; call after judging. */
    lacks(field: FieldName, { header, header_hash }: FeedColumns): boolean {
      const chosen = overrides.get(header_hash)
      return mapHeader(header, chosen).columns[field].length === 0 && chosen?.[field] !== null
    },
    /** The CPU time was already checked when it was judged. */
    again: (take: Take) => read({ ...take, processorMs: Number.POSITIVE_INFINITY }),
    /** Stores the problems with rows for managers; true if there are any. */
    async keepProblems(): Promise<boolean> {
      if (problems.length === 0) return false
      const { problemsCsv } = await import('../feeds/problems-csv.ts')
      const lists = Object.values(problemLists(run))
      // A problem reported once for many rows comes at the end of the file, with the line of the first.
      const inOrder = problems.toSorted((a, b) => a.line - b.line)
      const put = ({ name, language }: (typeof lists)[number]) =>
        putListText(org, name, [...problemsCsv(inOrder, language)].join(''))
      await Promise.all(lists.map(put))
      return true
    },
  }
}

async function keepColumns(org: OrgId, { header, samples, header_hash }: FeedColumns): Promise<void> {
  const isStorable = Buffer.byteLength(JSON.stringify([header, samples])) < COLUMNS_BYTES_MAX
  await putColumns({ org, header, header_hash, samples: isStorable ? samples : [] })
}
export type Reading = ReturnType<typeof openReading>
