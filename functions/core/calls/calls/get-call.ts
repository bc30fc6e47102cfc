import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presentCall } from './present-call.ts'
import { maySeeCall } from './rules.ts'
import { findCall } from './store.ts'

/** A call that the caller may see; throws `not_found`. */
export async function openCall(ctx: Ctx, id: string) {
  const call = await findCall(ctx.org, id)
  if (!call || !maySeeCall(ctx.caller, call)) throw notFound()
  return call
}

export const getCall = async (ctx: Ctx, { id }: { id: string }) => ({
  call: presentCall(await openCall(ctx, id), ctx.caller),
})
