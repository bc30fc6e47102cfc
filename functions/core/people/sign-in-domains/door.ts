import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { Provider } from '#contract/people/identity-providers.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { domainOf } from '../accounts/domain-of.ts'
import { findUser } from '../accounts/door.ts'
import { findNamed as findNamedOrganization } from '../organizations/door.ts'
import type { Outside } from '../pool/hosted.ts'
import { deletePoolProvider } from '../pool/own-providers.ts'
import { findAccount } from '../pool/users.ts'
import { ProvenDomain, type ProvenDomainItem } from './entity.ts'
import { deleteProvider, findProvider } from './provider-store.ts'
import { isBound, isOfCompany } from './rules.ts'
import { findNamed, findProvenDomain } from './store.ts'

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

/** True if a person may log in by this account: their domain may require one. */
export async function mayEnterBy(user: Member, outside: Outside): Promise<boolean> {
  const domain = await findProvenDomain(domainOf(user.email))
  const isRequired = !domain || !isBound(domain, user) || isOfCompany(domain, outside)
  return isRequired && mayStandFor(user, outside)
}

/**
 * True if an account elsewhere may be this person's. What a dealership's own provider says counts for its people with an
 * address of its proven domains, and never for whoever administers all dealerships.
 */
export async function mayStandFor(user: Member, { provider, tenant, email }: Outside): Promise<boolean> {
  if (provider !== 'own') return true
  const [own, domain] = await Promise.all([findProvider(user.org), findProvenDomain(domainOf(email))])
  return own?.name === tenant && domain?.org === user.org && !user.is_system_admin
}

/** The dealership that proved an address's domain. */
export async function findProverOf(email: string): Promise<OrgId | undefined> {
  const domain = await findProvenDomain(domainOf(email))
  return domain && findNamedOrganization(domain.org)
}

/** A dealership's own provider. */
export const findOwnProvider = (org: OrgId) => findProvider(org)

/** Ends a dealership's own provider, also in the user pool. */
export async function endOwnProvider(org: OrgId): Promise<void> {
  const own = await findProvider(org)
  if (!own) return
  await deletePoolProvider(own.name)
  await deleteProvider(org)
}

/** The domain that requires a dealership's own provider, if one does. */
export async function findRequiringOwn(org: OrgId): Promise<string | undefined> {
  const proven = await Promise.all((await findNamed(org)).map(({ domain }) => findProvenDomain(domain)))
  return proven.find((one) => one?.org === org && one.required === 'own')?.domain
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
  return user?.org === domain.org && (await mayStandFor(user, outside)) ? user : undefined
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
