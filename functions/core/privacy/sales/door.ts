import type { Ctx, OrgId } from '../../platform/ctx.ts'
import type { RawItem } from '../../platform/table/read-partition.ts'
import type { SaleItem } from './entity.ts'
import { entriesOf, keptUntil, sealOf, secondsOf, soldAt } from './rules.ts'
import { putSale, readSale } from './store.ts'

/** Seals what the law wants kept of a contact who is deleted now, if they bought within two years. Safe to repeat. */
export async function keepSale({ org, caller, now }: Ctx, contact: string, found: readonly RawItem[]): Promise<void> {
  const sold_at = soldAt(found, now)
  // A repeat finds less than there was: the first counts.
  if (sold_at === undefined || (await readSale(org, contact))) return
  const kept_until = keptUntil(sold_at)
  const ttl = secondsOf(kept_until)
  const entries = entriesOf({ org, contact, ttl }, found)
  const sale = {
    ...{ org, contact, sold_at, kept_until, count: entries.length },
    ...{ deleted_at: now.toISOString(), deleted_by: caller.name },
  }
  await putSale({ ...sale, seal: sealOf(sale, entries.at(-1)?.hash), ttl }, entries)
}

/** A sale's file, unless its two years are over. */
export async function findSale(org: OrgId, contact: string, now: Date): Promise<SaleItem | undefined> {
  const sale = await readSale(org, contact)
  return sale && sale.kept_until > now.toISOString() ? sale : undefined
}
