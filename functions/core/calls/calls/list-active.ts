import type { Ctx } from '../../platform/ctx.ts'
import { maySeeCall } from './call-rights.ts'
import { presentCall } from './present-call.ts'
import { listOpen } from './store.ts'

/** The calls in progress that the caller may see. */
export async function listActive({ org, caller }: Ctx) {
  const open = await listOpen(org)
  return { calls: open.filter((call) => maySeeCall(caller, call)).map((call) => presentCall(call, caller)) }
}
