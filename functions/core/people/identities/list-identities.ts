import type { Ctx } from '../../platform/ctx.ts'
import { offeredProviders } from '../pool/hosted.ts'
import { findOwnProvider } from '../sign-in-domains/door.ts'
import { findIdentities } from './store.ts'

/** By which accounts elsewhere the caller signs in, and by which they could. */
export async function listIdentities({ org, caller }: Ctx) {
  const [data, own] = await Promise.all([findIdentities(caller.id), findOwnProvider(org)])
  return { data, providers: offeredProviders().filter((one) => one !== 'own' || own) }
}
