import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { listDomains } from './list-domains.ts'
import { deleteDomain, findNamed } from './store.ts'

/** Forgets a domain; its people log in by their passwords again. */
export async function removeDomain(ctx: Ctx, { domain }: { domain: string }) {
  if (!(await findNamed(ctx.org)).some((one) => one.domain === domain)) throw notFound()
  await deleteDomain(ctx.org, domain)
  await recordAct(ctx, { action: 'domain_removed', about: domain, words: { domain } })
  return listDomains(ctx)
}
