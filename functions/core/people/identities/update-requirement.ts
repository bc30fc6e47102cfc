import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { domainOf } from '../accounts/domain-of.ts'
import { findUser, listTeam } from '../accounts/door.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { recordAct } from '../audit/record-act.ts'
import { findOwnProvider, setRequirement } from '../sign-in-domains/door.ts'
import { listDomains } from '../sign-in-domains/list-domains.ts'
import { findIdentities } from './store.ts'

/**
 * Lets the people of a proven domain log in by this provider only, or by any again. The owner who says so keeps their
 * password, with two-step login, and has tried the provider: its account that they linked names the company.
 */
export async function updateRequirement(ctx: Ctx, { domain, required }: { domain: string; required: Provider | null }) {
  const { org, caller } = ctx
  if (required === null) {
    if (!(await setRequirement(org, domain, {}))) throw new AppError('domain_unproven')
    await recordAct(ctx, { action: 'login_freed', about: domain, words: { domain } })
    return listDomains(ctx)
  }
  const provider = PROVIDER_NAMES[required]
  if (!(await findUser(caller.id))?.two_step) throw new AppError('requires_two_step')
  const tenant = (await findIdentities(caller.id)).find((one) => one.provider === required)?.tenant
  if (!tenant || !(await isTheirs(ctx, required, domain, tenant)))
    throw new AppError('requires_link', { provider, domain })
  if (!(await setRequirement(org, domain, { required, tenant, exempt: caller.id })))
    throw new AppError('domain_unproven')
  const others = (await listTeam(org)).filter(({ id, email }) => id !== caller.id && domainOf(email) === domain)
  await Promise.all(others.map(({ id }) => endSessions(id)))
  await recordAct(ctx, { action: 'login_required', about: domain, words: { domain, provider } })
  return listDomains(ctx)
}

/** True if an account of this tenant is the dealership's. A Workspace's own domain is its tenant; Microsoft's have numbers. */
async function isTheirs({ org }: Ctx, provider: Provider, domain: string, tenant: string): Promise<boolean> {
  if (provider === 'google') return tenant === domain
  return provider === 'microsoft' || (await findOwnProvider(org))?.name === tenant
}
