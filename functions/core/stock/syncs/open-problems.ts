import { hasFeedFile, linkToFeedFile } from '../../platform/aws/feed-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { problemLists } from './problem-lists.ts'
import { isFileKept } from './rules.ts'
import { findRun } from './store.ts'

/** Where what was wrong with a run's rows can be had, for five minutes: in the language of the person who asks. */
export async function openProblems({ org, now, caller }: Ctx, { id }: { id: string }) {
  const run = await findRun(org, id)
  if (!run?.has_problems) throw notFound()
  if (!isFileKept(run, now)) throw new AppError('problems_gone')
  const { en, [caller.language]: own } = problemLists(run)
  // Of runs before there was another, the English list alone was kept.
  const { name, filename } = own === en || (await hasFeedFile(org, own.name)) ? own : en
  return { location: await linkToFeedFile(org, name, filename) }
}
