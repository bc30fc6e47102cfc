import type { Ctx } from '../../platform/ctx.ts'
import { recordOf } from './rules.ts'
import { findNamed, findProvenDomain } from './store.ts'

/** The dealership's mail domains, with what goes into their DNS. */
export async function listDomains({ org }: Pick<Ctx, 'org'>) {
  const named = await findNamed(org)
  const data = await Promise.all(
    named.map(async ({ domain, dns_code }) => {
      const proven = await findProvenDomain(domain)
      const isOurs = proven?.org === org
      return { domain, record: recordOf(dns_code), is_proven: isOurs, required: (isOurs && proven.required) || null }
    }),
  )
  return { data }
}
