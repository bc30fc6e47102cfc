import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { lookUpTexts } from '../../platform/look-up-texts.ts'
import { recordAct } from '../audit/record-act.ts'
import { listDomains } from './list-domains.ts'
import { recordOf } from './rules.ts'
import { findNamed, putProven } from './store.ts'

/** Looks for the record in the domain's DNS. Throws `domain_unproven`, `domain_taken`. */
export async function checkDomain(ctx: Ctx, { domain }: { domain: string }) {
  const named = (await findNamed(ctx.org)).find((one) => one.domain === domain)
  if (!named) throw notFound()
  if (!(await lookUpTexts(domain)).includes(recordOf(named.dns_code))) throw new AppError('domain_unproven')
  if (!(await putProven(ctx.org, domain, ctx.now.toISOString()))) throw new AppError('domain_taken')
  await recordAct(ctx, { action: 'domain_proven', about: domain, words: { domain } })
  return listDomains(ctx)
}
