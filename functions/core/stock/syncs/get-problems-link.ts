import type { Language } from '#contract/language.ts'
import { hasFeedFile, linkToFeedFile } from '../../platform/aws/feed-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { RunItem } from './entity.ts'
import { isFileKept } from './rules.ts'
import { findRun } from './store.ts'

interface ProblemList {
  language: Language
  /** What the bucket has it under. */
  name: string
  /** What a browser saves it as. */
  filename: string
}

/** What was wrong with a run's rows is kept as a list in each language. */
export function problemLists({ id, started_at }: Pick<RunItem, 'id' | 'started_at'>): Record<Language, ProblemList> {
  const day = started_at.slice(0, 10)
  return {
    en: { language: 'en', name: `${id}.problems.csv`, filename: `problems-${day}.csv` },
    es: { language: 'es', name: `${id}.problemas.csv`, filename: `problemas-${day}.csv` },
  }
}

/** Where what was wrong with a run's rows can be had, for five minutes: in the language of the person who asks. */
export async function getProblemsLink({ org, now, caller }: Ctx, { id }: { id: string }) {
  const run = await findRun(org, id)
  if (!run?.has_problems) throw notFound()
  if (!isFileKept(run, now)) throw new AppError('problems_gone')
  const { en, [caller.language]: own } = problemLists(run)
  // Of runs before there was another, the English list alone was kept.
  const { name, filename } = own === en || (await hasFeedFile(org, own.name)) ? own : en
  return { location: await linkToFeedFile(org, name, filename) }
}
