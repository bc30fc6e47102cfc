import { identities } from '#contract/people/identities.ts'
import type { Provider } from '#contract/people/identity-providers.ts'
import { call } from '../lib/client.ts'
import { tellLogout } from '../lib/sign-out.ts'

/** By whom one can log in here. */
export const readProviders = async () => (await call(identities.providers)).providers

/** Leaves for the provider's page, which leads back to the login; `email` says whose own provider it is. */
export async function logInBy(provider: Provider, email?: string) {
  // An earlier session that is still to be ended would live on unnoticed (lib/sign-in.ts).
  await tellLogout().catch(() => undefined)
  location.assign((await call(identities.startProvider, { params: { provider }, body: { email } })).url)
}
