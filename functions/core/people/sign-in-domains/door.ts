import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { Provider } from '#contract/people/identity-providers.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { domainOf } from '../accounts/domain-of.ts'
import { findUser } from '../accounts/door.ts'
import type { Outside } from '../pool/hosted.ts'
import { findAccount } from '../pool/users.ts'
import { ProvenDomain, type ProvenDomainItem } from './entity.ts'
import { isBound, isOfCompany } from './rules.ts'
import { findProvenDomain } from './store.ts'

type Member = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** By which provider an address's people must log in. The domain's DNS tells that anyway, and nothing of the account. */
export const findRequired = async (email: string): Promise<Provider | undefined> =>
  (await findProvenDomain(domainOf(email)))?.required

/** The same for an account: undefined where its password lets it in. */
export async function findRequiredOf(email: string): Promise<Provider | undefined> {
  const domain = await findProvenDomain(domainOf(email))
  if (!domain?.required) return
  const account = await findAccount(email)
  const user = account && (await findUser(account.id))
  return user && isBound(domain, user) ? domain.required : undefined
}

/** True if a person may log in by this account, as far as their domain requires one. */
export async function mayEnterBy(user: Member, outside: Outside): Promise<boolean> {
  const domain = await findProvenDomain(domainOf(user.email))
  return !domain || !isBound(domain, user) || isOfCompany(domain, outside)
}

/**
 * Whose account here an account of a company's own is, by its address: their dealership proved the domain, requires this
 * provider, and the provider says that the account is that company's.
 */
export async function findByCompany(outside: Outside): Promise<Member | undefined> {
  const domain = await findProvenDomain(domainOf(outside.email))
  if (!domain || !isOfCompany(domain, outside)) return
  const account = await findAccount(outside.email)
  const user = account && (await findUser(account.id))
  return user?.org === domain.org ? user : undefined
}

type Requirement = Pick<ProvenDomainItem, 'required' | 'tenant' | 'exempt'>

/** By which provider its people must log in from now on, or by any. False if the domain is not this dealership's. */
export const setRequirement = (org: OrgId, domain: string, { required, tenant, exempt }: Requirement) =>
  isConditionMet(
    ProvenDomain.build(UpdateItemCommand)
      .item({
        domain,
        required: required ?? $remove(),
        tenant: tenant ?? $remove(),
        exempt: exempt ?? $remove(),
      })
      .options({ condition: { attr: 'org', eq: org } })
      .send(),
  )
