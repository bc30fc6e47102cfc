import type { Outside } from '../pool/hosted.ts'
import type { ProvenDomainItem } from './entity.ts'

/** The text of the TXT record that goes into the DNS of the domain itself. */
export const recordOf = (dnsCode: string) => `lotwire-verification=${dnsCode}`

/** True for a person whom a domain's requirement binds: of the dealership that proved it, and not its one exception. */
export function isBound(
  { org, required, exempt }: Pick<ProvenDomainItem, 'org' | 'required' | 'exempt'>,
  user: { id: string; org: string; two_step: boolean },
): boolean {
  const isExempt = user.id === exempt && user.two_step
  return required !== undefined && user.org === org && !isExempt
}

/** True if an account at the required provider is the company's own, whose address its provider vouches for. */
export const isOfCompany = ({ required, tenant }: Pick<ProvenDomainItem, 'required' | 'tenant'>, outside: Outside) =>
  outside.provider === required &&
  outside.tenant === tenant &&
  tenant !== undefined &&
  (outside.provider !== 'google' || outside.isVerified)
