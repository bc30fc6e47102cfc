import type { OrgId } from '../../platform/ctx.ts'
import { findMailDomain } from './store.ts'

/** The domain that a dealership's mail may come from, and since when; undefined until its DNS proves it. */
export async function findProved(org: OrgId): Promise<{ domain: string; at: string } | undefined> {
  const { domain, verified_at: at } = (await findMailDomain(org)) ?? {}
  return domain !== undefined && at !== undefined ? { domain, at } : undefined
}
