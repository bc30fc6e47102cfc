import { lastSoldAt } from '../../messaging/deals/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Acting } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { SaleItem } from './entity.ts'
import { findBeside } from './find-beside.ts'
import { entriesOf, keptUntil, sealOf, secondsOf } from './rules.ts'
import { putSale, readSale } from './store.ts'

interface Buyer {
  contact: string
  /** Theirs, and of who was merged into them. */
  parts: readonly string[]
}

/**
 * Seals what the law wants kept of a contact who is deleted, if they bought within two years, or as many as the
 * dealership wants: before anything of it goes, whoever deletes them, and by which way. Safe to repeat.
 */
export async function keepSale(doing: Acting & { org: OrgId }, { contact, parts }: Buyer): Promise<void> {
  const { org, now } = doing
  const sold_at = await lastSoldAt(org, parts)
  if (sold_at === undefined) return
  const { sale_files_days } = await readSettings(org, 'keeping')
  const kept_until = keptUntil(sold_at, sale_files_days)
  // A repeat finds less than there was: the first counts.
  if (kept_until <= now.toISOString() || (await readSale(org, contact))) return
  const ttl = secondsOf(kept_until)
  const entries = entriesOf({ org, contact, ttl }, await findBeside(org, parts))
  const sale = { org, contact, sold_at, kept_until, deleted_at: now.toISOString(), count: entries.length }
  const words = { until: kept_until.slice(0, 10) }
  await recordAct({ ...doing, address: '', agent: '' }, { action: 'sale_sealed', about: contact, words })
  await putSale({ ...sale, seal: sealOf(sale, entries.at(-1)?.hash), ttl }, entries)
}

/** A sale's file, unless its two years are over. */
export async function findSale(org: OrgId, contact: string, now: Date): Promise<SaleItem | undefined> {
  const sale = await readSale(org, contact)
  return sale && sale.kept_until > now.toISOString() ? sale : undefined
}
