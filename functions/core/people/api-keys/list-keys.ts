import type { Ctx } from '../../platform/ctx.ts'
import { presentKey } from './present-key.ts'
import { listOf } from './store.ts'

/** All keys of the dealership, the newest first, with those that were revoked. */
export async function listKeys({ org }: Ctx) {
  return { data: (await listOf(org)).map(presentKey) }
}
