import type { OwnProviderGiven } from '#contract/people/own-provider.ts'
import type { Outside } from '../pool/hosted.ts'
import type { ProvenDomainItem } from './entity.ts'
import { isVouchedFor } from './is-vouched-for.ts'

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
  outside.provider === required && outside.tenant === tenant && tenant !== undefined && isVouchedFor(outside)

/** Issuers at which anybody, or anybody's company, has an account: one says nothing of whose people they are. */
const SHARED = [
  'accounts.google.com',
  'appleid.apple.com',
  'gitlab.com',
  'slack.com',
  'www.facebook.com',
  'www.linkedin.com',
  'login.microsoftonline.com/common',
  'login.microsoftonline.com/consumers',
  'login.microsoftonline.com/organizations',
  'login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad',
]

/** True for an issuer that is not one company's. */
export function isShared(issuer: string): boolean {
  const bare = issuer.toLowerCase().replace(/^https?:\/\//, '')
  return SHARED.some((one) => bare === one || bare.startsWith(`${one}/`))
}

/** Who a provider is: its issuer, or the entity of its SAML metadata; undefined for a file that names none. */
export function authorityOf(given: OwnProviderGiven): string | undefined {
  if (given.kind === 'oidc') return given.issuer
  if (!given.metadata) return given.metadata_url
  return /<(?:\w+:)?EntityDescriptor\b[^>]*?\sentityID\s*=\s*["']([^"']{1,400})["']/.exec(given.metadata)?.[1]
}
