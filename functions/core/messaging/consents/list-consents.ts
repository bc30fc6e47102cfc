import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listConsentsOf } from './door.ts'
import { presentConsent } from './present-consent.ts'

/** Lists the consents of a contact that the caller may see, newest first. */
export async function listConsents(ctx: Ctx, { id }: { id: string }) {
  const contact = await getReadableContact(ctx, id)
  return { data: (await listConsentsOf(ctx.org, contact)).map(presentConsent) }
}
