import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findSale } from './door.ts'
import { isWhole } from './rules.ts'
import { listEntries } from './store.ts'

/** A sale's file with its proof, for a reason that is recorded. */
export async function getSaleFile(ctx: Ctx, { id, reason }: { id: string; reason: string }) {
  const sale = await findSale(ctx.org, id, ctx.now)
  if (!sale) throw notFound()
  const entries = await listEntries(ctx.org, id)
  await recordAct(ctx, { action: 'sale_file_read', about: id, words: { reason } })
  const { sold_at, kept_until, deleted_at, seal } = sale
  const told = entries.map(({ kind, at, text, hash }) => ({ kind, at, text, hash }))
  return { sold_at, kept_until, deleted_at, entries: told, seal, is_whole: isWhole(sale, entries) }
}
