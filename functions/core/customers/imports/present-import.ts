import type * as z from 'zod/mini'
import { type ContactImport, type ImportSummary, imports, UNDO_HOURS } from '#contract/customers/imports.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { ImportItem } from './entity.ts'

type Reader = Pick<Ctx, 'language' | 'now'>
type Shown = z.input<typeof ContactImport>

/** An import as its person sees it, with its first rows as they would come in. */
export function presentImport(reader: Reader, run: ImportItem, preview: Shown['preview']): Shown {
  const { header, samples, mapping, on_known, consent } = run
  return {
    ...summarizeImport(reader, run),
    columns: header.map((name, i) => ({
      name,
      samples: samples.slice(0, 3).map((cells) => cells[i] ?? ''),
      field: (Object.hasOwn(mapping, name) ? mapping[name] : undefined) ?? null,
    })),
    on_known,
    consent,
    preview,
  }
}

/** The same in the list of imports: what came of it. */
export function summarizeImport({ language, now }: Reader, run: ImportItem): z.input<typeof ImportSummary> {
  const { id, status, filename, created_at, finished_at = null } = run
  const { rows, created, updated, skipped, errors, partial, kept } = run
  const undoUntil = undoEnds(run)
  return {
    id,
    status,
    filename,
    by: run.by_name,
    created_at,
    finished_at,
    counts: { rows, created, updated, skipped, errors, partial, kept },
    errors_url: status === 'done' && errors + partial > 0 ? pathOf(imports.errors, { id }) : null,
    undo_until: undoUntil && undoUntil > now ? undoUntil.toISOString() : null,
    message: run.words ? sayRefusal(run.words, language) : null,
  }
}

/** Until when what an import made can be taken back; undefined where there is nothing to take back. */
export function undoEnds({ status, created, finished_at }: ImportItem): Date | undefined {
  if (!['done', 'canceled', 'failed'].includes(status) || created === 0 || !finished_at) return undefined
  return new Date(Date.parse(finished_at) + UNDO_HOURS * 3_600_000)
}
