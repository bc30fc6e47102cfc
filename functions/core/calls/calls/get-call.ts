import { findContact } from '../../customers/contacts/door.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { isToldOf, maySeeCall } from './call-rights.ts'
import { findCall } from './door.ts'
import { presentCall } from './present-call.ts'

/** A call that the caller may see; throws `not_found`. */
export async function getVisibleCall(ctx: Ctx, id: string) {
  const call = await findCall(ctx, id)
  if (!call) throw notFound()
  return call
}

/** A call that the caller may see, or that is ringing them, so that they see who is calling before they answer. */
export async function getCall(ctx: Ctx, { id }: { id: string }) {
  const { caller } = ctx
  const seen = await findCall(unasked(ctx), id)
  if (!seen) throw notFound()
  if (!isToldOf(seen, caller.id) && !maySeeCall(caller, seen)) throw notFound()
  const call = presentCall(seen, caller)
  const contact = call.contact?.id === null && seen.contact ? await findContact(unasked(ctx), seen.contact) : undefined
  return { call, stage: contact?.stage ?? null }
}
