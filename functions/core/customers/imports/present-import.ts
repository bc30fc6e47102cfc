import type * as z from 'zod/mini'
import { type ContactImport, imports, UNDO_HOURS } from '#contract/customers/imports.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { ImportItem } from './entity.ts'
import { type Columns, readPerson } from './read-person.ts'

/** An import as its person sees it, with its first rows as they would come in. */
export async function presentImport(
  { language, now }: Pick<Ctx, 'language' | 'now'>,
  run: ImportItem,
  known: Pick<Columns, 'stages' | 'labels'>,
): Promise<z.input<typeof ContactImport>> {
  const { id, status, header, samples, lines, mapping, finished_at = null } = run
  const columns = { header, mapping, ...known }
  const rows = await Promise.all(samples.map((cells) => readPerson(cells, columns)))
  const preview = rows.map(({ values, errors }, i) => ({
    line: lines[i] ?? 0,
    values: values as Record<string, string>,
    errors: Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, sayRefusal(one, language)])),
  }))
  const { rows: count, created, updated, skipped, errors } = run
  const undoUntil = undoEnds(run)
  return {
    id,
    status,
    filename: run.filename,
    by: run.by_name,
    created_at: run.created_at,
    finished_at,
    columns: header.map((name, i) => ({
      name,
      samples: samples.slice(0, 3).map((cells) => cells[i] ?? ''),
      field: mapping[name] ?? null,
    })),
    on_known: run.on_known,
    consent: run.consent,
    preview: status === 'ready' ? preview : [],
    counts: { rows: count, created, updated, skipped, errors },
    errors_url: status === 'done' && errors > 0 ? pathOf(imports.errors, { id }) : null,
    undo_until: undoUntil && undoUntil > now ? undoUntil.toISOString() : null,
    message: run.words ? sayRefusal(run.words, language) : null,
  }
}

/** Until when what an import made can be taken back; undefined where there is nothing to take back. */
export function undoEnds({ status, created, finished_at }: ImportItem): Date | undefined {
  if (!['done', 'canceled', 'failed'].includes(status) || created === 0 || !finished_at) return undefined
  return new Date(Date.parse(finished_at) + UNDO_HOURS * 3_600_000)
}
