import type { Ctx } from '../../platform/ctx.ts'
import { presentKey } from './present-key.ts'
import { listOf } from './store.ts'

/** All keys of the dealership, newest first, including revoked ones. */
export async function listKeys({ org }: Ctx) {
  return { data: (await listOf(org)).map(presentKey) }
}
