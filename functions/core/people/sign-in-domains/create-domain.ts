import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { listDomains } from './list-domains.ts'
import { findNamed, putNamed } from './store.ts'

const CODE_BYTES = 16
const DOMAINS_MOST = 10

/** Names a mail domain as the dealership's own, which its DNS is to prove. Naming it again changes nothing. */
export async function createDomain(ctx: Ctx, { domain }: { domain: string }) {
  const named = await findNamed(ctx.org)
  if (named.length >= DOMAINS_MOST) throw new AppError('domains_full')
  if (!named.some((one) => one.domain === domain))
    await putNamed({ org: ctx.org, domain, dns_code: randomBytes(CODE_BYTES).toString('hex') })
  return listDomains(ctx)
}
