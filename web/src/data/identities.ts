import { identities } from '#contract/people/identities.ts'
import type { Provider } from '#contract/people/identity-providers.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's accounts at providers. */
export const useIdentities = () => useRow(identities.identities, {})

/** Leaves for the provider's page, which leads back to Security. */
export async function linkProvider(provider: Provider, password: string) {
  location.assign((await call(identities.linkProvider, { params: { provider }, body: { password } })).url)
}
export const unlinkProvider = (provider: Provider) =>
  thenRead(call(identities.unlinkProvider, { params: { provider } }), identities.identities)
