import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { domainOf } from '../accounts/domain-of.ts'
import { readSettings } from '../settings/door.ts'
import { isOfDomain } from './rules.ts'

/** Throws `domain_not_allowed` for an address whose domain the dealership currently doesn't invite. */
export async function requireAllowedDomain(org: OrgId, email: string): Promise<void> {
  const { allowed_invitation_domains: domains } = await readSettings(org, 'security')
  if (!isOfDomain(email, domains))
    throw refusedFields({ email: { key: 'domain_not_allowed', about: { domain: domainOf(email) } } })
}
