import type { OrgId } from '../../platform/ctx.ts'
import { findMailDomain } from './store.ts'

/** The domain that a dealership's mail may come from; undefined until its DNS proves it. */
export async function findVerifiedDomain(org: OrgId): Promise<string | undefined> {
  const named = await findMailDomain(org)
  return named?.verified_at === undefined ? undefined : named.domain
}
