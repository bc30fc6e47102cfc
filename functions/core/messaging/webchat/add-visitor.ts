import { WEBCHAT } from '#contract/customers/channels/webchat.ts'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isHere, isWriting } from './rules.ts'
import { findVisitor } from './store.ts'

/** Adds to who is at a contact's conversations the contact as a visitor of the dealership's site, where they are one. */
export async function addVisitor<Told extends { contact: ContactItem }>({ org, now }: Ctx, asked: Promise<Told>) {
  const { contact, ...told } = await asked
  const address = contact.channels[WEBCHAT] && addressFor(contact, WEBCHAT)
  const visitor = address && (await findVisitor(org, contactIdOf(org, address)))
  if (!visitor) return { ...told, visitor: null }
  const seen_at = new Date(visitor.seen_at).toISOString()
  const typed_at = isWriting(visitor, now) ? new Date(visitor.typed_at ?? 0).toISOString() : null
  const has_proved = visitor.phone !== undefined
  return { ...told, visitor: { is_here: isHere(visitor, now), seen_at, typed_at, has_proved } }
}
