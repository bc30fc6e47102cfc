import type { OwnProvider } from '#contract/people/own-provider.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { offeredProviders, providerAddresses } from '../pool/hosted.ts'
import { findOwnProvider } from '../sign-in-domains/door.ts'
import { findIdentities } from './store.ts'

/** The dealership's own provider, whether the caller has tried it, and what is entered there. */
export async function getOwnProvider({ org, caller }: Ctx): Promise<OwnProvider> {
  const [own, linked] = await Promise.all([findOwnProvider(org), findIdentities(caller.id)])
  const is_tried = linked.some(({ tenant }) => tenant === own?.name)
  return {
    is_offered: offeredProviders().includes('own'),
    addresses: providerAddresses(),
    provider: own ? { kind: own.kind, authority: own.authority, client_id: own.client_id ?? null, is_tried } : null,
  }
}
