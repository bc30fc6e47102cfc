import { decodeTime } from 'ulid'
import type * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import { type Refused, refusals, sayRefusal } from '#contract/refusals.ts'
import { pathOf } from '#contract/route.ts'
import { ftpRefusals } from '#contract/stock/ftp-refusals.ts'
import { runWords } from '#contract/stock/run-words.ts'
import { type Run, syncs } from '#contract/stock/syncs.ts'
import { type Sentence, say } from '#contract/words.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { RunItem, RunWords } from './entity.ts'
import { isFileKept } from './rules.ts'

/**
 * A run as presented: with the problem list only for callers who may see it, while it is kept, and with the reason why
 * the dealer's server gave no file for managers only.
 */
export function presentRun(
  { caller, now, language }: Pick<Ctx, 'caller' | 'now' | 'language'>,
  run: RunItem,
): z.input<typeof Run> {
  const { id, status, started_at, created, returned, changed, unchanged, sold, errors } = run
  const { problems_of } = run
  const reader =
    problems_of === undefined ? run : { id: problems_of, started_at: new Date(decodeTime(problems_of)).toISOString() }
  const hasProblems = run.has_problems && may(caller, 'inventory') && isFileKept(reader, now)
  return {
    id,
    status,
    started_at,
    finished_at: run.finished_at ?? null,
    file: run.file ?? null,
    counts: { created, returned, changed, unchanged, sold, errors },
    errors_url: hasProblems ? pathOf(syncs.errors, { id: reader.id }) : null,
    message: may(caller, 'inventory') || !isOfServer(run) ? sayRun(run, language, may(caller, 'inventory')) : null,
    by: run.by ?? null,
    is_upload: run.upload !== undefined,
    is_half_written: run.is_half_written ?? false,
    can_choose_columns: run.can_choose_columns ?? false,
    is_discarded: run.is_discarded ?? false,
    progress: status === 'running' ? (run.progress ?? null) : null,
  }
}

const NAMES_SAID = 5

/**
 * A run's message; for a manager, also what to do and which files were skipped. Null if only an older version knew it.
 */
function sayRun({ words, others }: RunItem, language: Language, isToManager: boolean): string | null {
  if (!words) return null
  try {
    if (isRefusal(words)) return sayRefusal(words, language, isToManager)
    const entry = runWords[words.key] as Sentence<unknown> | undefined
    if (!entry) return null
    const said = say(entry, language, words.about)
    if (!others || !isToManager) return said
    const names = others.slice(0, NAMES_SAID).join(', ') + (others.length > NAMES_SAID ? ', …' : '')
    return `${said} ${say(runWords.passed_over, language, { names, count: others.length })}`
  } catch {
    // The arguments were recorded in another shape.
    return null
  }
}
const isRefusal = (words: RunWords): words is Refused => words.key in refusals

/** Messages about the dealer's server may name it, and quotes from it may name its user. */
const isOfServer = ({ words }: RunItem) => words !== undefined && words.key in ftpRefusals
