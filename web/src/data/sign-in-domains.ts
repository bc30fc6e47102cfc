import { identities } from '#contract/people/identities.ts'
import type { Provider } from '#contract/people/identity-providers.ts'
import { type OwnProviderGiven, ownProvider } from '#contract/people/own-provider.ts'
import { signInDomains } from '#contract/people/sign-in-domains.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The dealership's mail domains; only for its owners. */
export const useSignInDomains = (isOwner: boolean) => useRow(signInDomains.list, isOwner ? {} : null)

const then = <T>(done: Promise<T>) => thenRead(done, signInDomains.list)
export const addDomain = (domain: string) => then(call(signInDomains.create, { body: { domain } }))
export const checkDomain = (domain: string) => then(call(signInDomains.check, { params: { domain } }))
export const removeDomain = (domain: string) => then(call(signInDomains.remove, { params: { domain } }))
export const requireProvider = (domain: string, required: Provider | null) =>
  then(call(signInDomains.require, { params: { domain }, body: { required } }))

/** The dealership's own provider; only for its owners. */
export const useOwnProvider = (isOwner: boolean) => useRow(ownProvider.getProvider, isOwner ? {} : null)

const thenOwn = <T>(done: Promise<T>) => thenRead(done, ownProvider.getProvider, identities.identities)
export const setOwnProvider = (body: OwnProviderGiven) => thenOwn(call(ownProvider.updateProvider, { body }))
export const removeOwnProvider = () => thenOwn(call(ownProvider.removeProvider))
