import type { Ctx } from '../ctx.ts'
import { AppError, notFound } from '../errors.ts'
import { linkToFeedFile } from '../outside/feed-files.ts'
import { problemsName } from './obtain-file.ts'
import { isFileKept } from './rules.ts'
import { getRun } from './store.ts'

/** Where what was wrong with a run's rows can be had, for five minutes. */
export async function openProblems({ org, now }: Ctx, { id }: { id: string }) {
  const run = await getRun(org, id)
  if (!run?.has_problems) throw notFound()
  if (!isFileKept(run, now)) throw new AppError('not_found', 'This list is no longer kept. Sync again for a new one.')
  return { location: await linkToFeedFile(org, problemsName(run), `problems-${run.started_at.slice(0, 10)}.csv`) }
}
