import type { Ctx } from '../../platform/ctx.ts'
import { offeredProviders } from '../pool/hosted.ts'
import { findIdentities } from './store.ts'

/** By which accounts elsewhere the caller signs in, and by which they could. */
export async function listIdentities({ caller }: Ctx) {
  return { data: await findIdentities(caller.id), providers: offeredProviders() }
}
