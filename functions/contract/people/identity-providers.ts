/** Providers that vouch for anybody. */
export const OPEN_PROVIDERS = ['google', 'microsoft'] as const
export type OpenProvider = (typeof OPEN_PROVIDERS)[number]

/** `own`: a dealership's own, which vouches for its people alone (own-provider.ts). */
export const PROVIDERS = [...OPEN_PROVIDERS, 'own'] as const
export type Provider = (typeof PROVIDERS)[number]

/** The same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft', own: 'SSO' }

/** Which of a provider's claims the pool keeps, and as which custom attribute of the account. */
interface Attributes {
  email: string
  verified?: string
  tenant?: string
}
interface PoolProvider {
  /** The provider's name in the user pool. */
  name: string
  attributes: Attributes
}

/**
 * The user pool's providers, each with attributes of its own. Their addresses never become an account's own: that would
 * change its login, and whoever renames an account at Google could take another's. Only a company's account has a tenant.
 */
export const POOL_PROVIDERS: Record<OpenProvider, PoolProvider> = {
  google: {
    name: 'GoogleAccounts',
    attributes: { email: 'google_email', verified: 'google_verified', tenant: 'google_hd' },
  },
  microsoft: { name: 'MicrosoftAccounts', attributes: { email: 'ms_email', tenant: 'ms_tid' } },
}

/** The providers' names of these claims: `hd` is a Google Workspace's domain, `tid` a Microsoft tenant's id. */
export const PROVIDER_CLAIMS: Record<OpenProvider, Attributes> = {
  google: { email: 'email', verified: 'email_verified', tenant: 'hd' },
  microsoft: { email: 'email', tenant: 'tid' },
}

/** The same of dealerships' own providers, each of which is one company's. */
export const OWN_ATTRIBUTES = { email: 'own_email', verified: 'own_verified' } as const satisfies Attributes
export const OWN_CLAIMS: Record<OwnKind, Attributes> = {
  oidc: { email: 'email', verified: 'email_verified' },
  saml: { email: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress' },
}

export const OWN_KINDS = ['oidc', 'saml'] as const
export type OwnKind = (typeof OWN_KINDS)[number]
