/** Providers that vouch for anybody. A dealership's own provider is for its people alone. */
export const PROVIDERS = ['google', 'microsoft'] as const
export type Provider = (typeof PROVIDERS)[number]

interface PoolProvider {
  /** The provider's name in the user pool. */
  name: string
  /** Which of its claims the pool keeps, and as which custom attribute of the account; each provider has its own. */
  attributes: { email: string; verified?: string; tenant?: string }
}

/**
 * The user pool's providers. Their addresses never become an account's own: that would change its login, and whoever
 * renames an account at Google could take another's. Only a company's account has a tenant.
 */
export const POOL_PROVIDERS: Record<Provider, PoolProvider> = {
  google: {
    name: 'GoogleAccounts',
    attributes: { email: 'google_email', verified: 'google_verified', tenant: 'google_hd' },
  },
  microsoft: { name: 'MicrosoftAccounts', attributes: { email: 'ms_email', tenant: 'ms_tid' } },
}

/** The providers' names of these claims: `hd` is a Google Workspace's domain, `tid` a Microsoft tenant's id. */
export const PROVIDER_CLAIMS: Record<Provider, PoolProvider['attributes']> = {
  google: { email: 'email', verified: 'email_verified', tenant: 'hd' },
  microsoft: { email: 'email', tenant: 'tid' },
}
