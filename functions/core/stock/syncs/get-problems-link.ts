import type { Language } from '#contract/language.ts'
import { hasListFile, linkToListFile } from '../../platform/aws/list-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { RunItem } from './entity.ts'
import { isFileKept } from './rules.ts'
import { findRun } from './store.ts'

interface ProblemList {
  language: Language
  /** Its name in the bucket. */
  name: string
  /** The filename for downloads. */
  filename: string
}

/** The lists of a run's row problems, one in each language. */
export function problemLists({ id, started_at }: Pick<RunItem, 'id' | 'started_at'>): Record<Language, ProblemList> {
  const day = started_at.slice(0, 10)
  return {
    en: { language: 'en', name: `${id}.problems.csv`, filename: `problems-${day}.csv` },
    es: { language: 'es', name: `${id}.problemas.csv`, filename: `problemas-${day}.csv` },
  }
}

/** A five-minute link to the list of a run's row problems, in the caller's language. */
export async function getProblemsLink({ org, now, caller }: Ctx, { id }: { id: string }) {
  const run = await findRun(org, id)
  if (!run?.has_problems) throw notFound()
  if (!isFileKept(run, now)) throw new AppError('problems_gone')
  const { en, [caller.language]: own } = problemLists(run)
  // Runs from before the second language have only the English list.
  const { name, filename } = own === en || (await hasListFile(org, own.name)) ? own : en
  return { location: await linkToListFile(org, name, filename) }
}
