import type { Provider } from '#contract/people/identity-providers.ts'

/** The same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft' }
