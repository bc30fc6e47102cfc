import type { Call } from './call.ts'

/** What a dealership enters to log in by the twin of a company's own provider. */
export const providerCalls: Call[] = [
  { method: 'GET', path: /^own-provider$/, answer: ({ providers }) => providers.own },
  { method: 'GET', path: /^own-saml$/, answer: ({ providers }) => providers.ownSaml },
]
