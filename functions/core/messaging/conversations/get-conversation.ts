import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { listEntries } from '../../customers/history/door.ts'
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

/** The same for writing into it: to whom it was nobody's is told that a colleague took it meanwhile, as `lead_taken`. */
export async function getWritableConversation(work: NamedWork, input: Place) {
  const found = await findConversation(work, input)
  if (mayReach(work, found.contact.assignee)) return found
  throw (await wasJustTaken(work, found.contact)) ? new AppError('lead_taken') : await refusalFor(work, found.contact)
}

/** A page that was left open, or a message that waited for the network, is no older. */
const TAKEN_TOLD_MS = 86_400_000

/** True if a colleague took it themselves, lately, and everybody saw it before; whom a manager or a rule gave it is theirs alone. */
async function wasJustTaken({ org, now }: NamedWork, { id, assignee }: ContactItem) {
  const entries = await listEntries(org, id, ENTRIES_READ)
  const latest = entries.find(({ type }) => type === 'assignee')
  return (
    latest?.from === undefined &&
    latest?.to === assignee &&
    latest?.user_id === assignee &&
    now.getTime() - Date.parse(latest?.at ?? '') < TAKEN_TOLD_MS
  )
}
const ENTRIES_READ = 20

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
