import { findContact } from '../../customers/contacts/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { isToldOf, maySeeCall } from './call-rights.ts'
import { presentCall } from './present-call.ts'
import { findCall } from './store.ts'

/** A call that the caller may see; throws `not_found`. */
export async function getVisibleCall(ctx: Ctx, id: string) {
  const call = await findCall(ctx.org, id)
  if (!call || !maySeeCall(ctx.caller, call)) throw notFound()
  return call
}

/** A call that the caller may see, or that is ringing them, so that they see who is calling before they answer. */
export async function getCall({ org, caller }: Ctx, { id }: { id: string }) {
  const seen = await findCall(org, id)
  if (!seen) throw notFound()
  if (!isToldOf(seen, caller.id) && !maySeeCall(caller, seen)) throw notFound()
  const call = presentCall(seen, caller)
  const contact = call.contact?.id === null && seen.contact ? await findContact(org, seen.contact) : undefined
  return { call, stage: contact?.stage ?? null }
}
