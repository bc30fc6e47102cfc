import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { admitMentioned, admitReader } from '../../customers/mentions/admit-reader.ts'
import { maySee, unasked } from '../../platform/access.ts'
import { mayReach, type NamedWork } from '../../platform/actor.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findHead } from './door.ts'
import { presentRow } from './present-row.ts'

/** One row of the list, by its contact or, from a link, by one of its conversations. */
export async function getConversation(ctx: Ctx, input: { contact_id: string }) {
  const contact = (await findContact(unasked(ctx), input.contact_id, true)) ?? (await contactOf(ctx, input.contact_id))
  if (!contact) throw notFound()
  if (maySee(ctx.caller, contact.assignee)) return presentRow(contact)
  if (!(await admitMentioned(ctx, contact))) throw notFound()
  return { ...presentRow(contact), reads_only: true }
}

async function contactOf(ctx: Ctx, conversation: string) {
  const head = await findHead(ctx.org, conversation)
  return head && findContact(unasked(ctx), head.contact, true)
}

/**
 * The contact of a conversation that they may see, strongly consistent, and the channel. Whoever knows the
 * contact saves a read; the conversation's id follows from it, so a wrong one is not found. `id`: the conversation's, also
 * where an older one of somebody who was merged was asked for.
 */
export async function getVisibleConversation(work: NamedWork, input: Place) {
  const found = await findConversation(work, input)
  if (mayReach(work, found.contact.assignee)) return found
  // Who was mentioned may read it, and is told that this is all.
  throw await refusalFor(work, found.contact)
}

/** The same for reading alone: also of who was mentioned in a note, until the conversation closes. */
export async function getReadableConversation(ctx: Ctx, input: Place) {
  const found = await findConversation(ctx, input)
  if (!(await admitReader(ctx, found.contact))) throw notFound()
  return found
}

const refusalFor = async (work: NamedWork, contact: ContactItem) =>
  'caller' in work && (await admitMentioned(work, contact)) ? new AppError('mention_reads_only') : notFound()

interface Place {
  type: string
  id: string
  contact_id?: string
}

async function findConversation(work: NamedWork, input: Place) {
  const { data: channel } = ChannelName.safeParse(input.type)
  const contactId = input.contact_id ?? (await findHead(work.org, input.id))?.contact
  if (channel === undefined || contactId === undefined) throw notFound()
  const contact = await findContact(unasked(work), contactId, true)
  const isTheirs = contact && partsOf(contact).some((part) => conversationIdOf(part, channel) === input.id)
  if (!isTheirs) throw notFound()
  return { contact, channel, id: conversationIdOf(contact.id, channel) }
}
