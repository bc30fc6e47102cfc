import type { CallQuery } from '#contract/calls/calls.ts'
import { putTask } from '../../customers/tasks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readTotal } from '../history/list-history.ts'
import { csvHeader, filenameOf } from './calls-csv.ts'
import { readLines } from './read-lines.ts'

/** The maximum that fits a response; larger exports are written to a file by a job. */
const MOST_LINES = 10_000

/** The matching calls as a CSV in the caller's language, or the id of the file that is being made. */
export async function createCallsExport(ctx: Ctx, query: CallQuery) {
  await recordAct(ctx, { action: 'calls_exported', about: 'calls' })
  const lines = [csvHeader(ctx.language)]
  const isLong = ((await readTotal(ctx, query)) ?? 0) > MOST_LINES
  for await (const more of isLong ? [] : readLines(ctx, query)) {
    lines.push(...more)
    if (lines.length > MOST_LINES + 1) break
  }
  if (isLong || lines.length > MOST_LINES + 1) return putTask(ctx, { kind: 'calls', asked: query, status: 'waiting' })
  return { csv: lines.join(''), filename: filenameOf(ctx.now) }
}
