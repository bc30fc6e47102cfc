import { CallQuery } from '#contract/calls/calls.ts'
import type { Worker } from '../../customers/tasks/take-task.ts'
import { putExport } from '../../platform/aws/export-files.ts'
import { csvHeader } from './calls-csv.ts'
import { readLines } from './read-lines.ts'

/** Writes the matching calls to a file, in the requester's language. A repeat rewrites it. */
export const createCallsFile: Worker = async (ctx, { id, asked }, note) => {
  const lines = [csvHeader(ctx.language)]
  for await (const more of readLines(ctx, CallQuery.parse(asked))) {
    lines.push(...more)
    await note({ done: lines.length - 1 })
  }
  await putExport(ctx.org, id, lines.join(''))
}
