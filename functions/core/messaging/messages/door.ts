import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, retryOnContention } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { findHead } from '../conversations/door.ts'
import { conversationOf } from '../conversations/partitions.ts'
import { attachKept } from '../files/attach-kept.ts'
import type { MailForward } from '../items/mail-forwards.ts'
import type { SharedCard } from '../items/shared-cards.ts'
import type { SoundTranscript } from '../items/sound-transcript.ts'
import { stillSaid } from './edit-store.ts'
import { Marker, Message, type MessageItem, messageKey } from './entity.ts'
import { markOfSid } from './message-marks.ts'
import { FORWARD_BEFORE } from './statuses.ts'
import { listAfter, listBefore } from './thread-store.ts'

export async function findMessage(org: OrgId, conversation: string, id: string, isFresh = false) {
  const { Item } = await Message.build(GetItemCommand)
    .key({ org, conversation, id })
    .options({ consistent: isFresh })
    .send()
  return Item
}

/** The message of a change as it is now. */
export const latestMessage = ({ org, before, after }: Change<typeof Message>) =>
  findMessage(org, (after ?? before)?.conversation ?? '', (after ?? before)?.id ?? '', true)

/** A message of a contact's thread on a channel, strongly consistent: also of conversations that merges joined to it. */
export async function findInThread(org: OrgId, contact: ContactItem, channel: Channel, id: string) {
  for (const part of partsOf(contact)) {
    const message = await findMessage(org, conversationIdOf(part, channel), id, true)
    if (message) return message
  }
}

type Page = Awaited<ReturnType<typeof listBefore>>

/** The messages before `before` (default: the newest) of a whole thread: with those of conversations that merges joined to it. */
export const listThreadBefore = (org: OrgId, conversation: string, before: string | undefined, limit: number) =>
  wholePage(
    org,
    conversation,
    (one) => listBefore(org, one, before, limit),
    (all) => all.slice(-limit),
  )
export const listThreadAfter = (org: OrgId, conversation: string, after: string, limit: number, isFresh = false) =>
  wholePage(
    org,
    conversation,
    (one) => listAfter(org, one, after, limit, isFresh),
    (all) => all.slice(0, limit),
  )

/** Most have one conversation: its page brought along the head that says so, or the head is read. */
async function wholePage(
  org: OrgId,
  conversation: string,
  read: (conversation: string) => Promise<Page>,
  cut: (messages: MessageItem[]) => MessageItem[],
): Promise<Page> {
  const own = await read(conversation)
  const head = own.head ?? (await findHead(org, conversation))
  if (!head?.joined) return { ...own, head }
  const pages = [own, ...(await Promise.all(head.joined.map(read)))]
  const all = pages.flatMap(({ messages }) => messages).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const messages = cut(all)
  return { messages, head, isCut: messages.length < all.length || pages.some(({ isCut }) => isCut) }
}

/** The newest messages in each of a contact's own conversations. */
export const listLatestOf = (org: OrgId, contact: ContactItem, limit: number) =>
  eachConversation(contact, (conversation) => listBefore(org, conversation, undefined, limit))

/** The messages written in each of them after a message, strongly consistent. */
export const listLaterOf = (org: OrgId, contact: ContactItem, after: string, limit: number) =>
  eachConversation(contact, (conversation) => listAfter(org, conversation, after, limit, true))

async function eachConversation({ id, channels }: ContactItem, read: (conversation: string) => Promise<Page>) {
  const begun = ALL_CHANNELS.filter((channel) => channels[channel])
  const pages = await Promise.all(begun.map((channel) => read(conversationIdOf(id, channel))))
  return pages.flatMap(({ messages }) => messages)
}

/** The messages written in a conversation right before a message, and after it. */
export async function listAround(
  org: OrgId,
  conversation: string,
  id: string,
  limits: { before: (after: MessageItem[]) => number; after: number },
) {
  const { messages: after } = await listAfter(org, conversation, id, limits.after, true)
  const { messages: before } = await listBefore(org, conversation, id, limits.before(after))
  return { before, after }
}

const PAGE = 200

/** All messages of a conversation behind an id (default: all of them), oldest first, page by page. */
export async function* pagesAfter(
  org: OrgId,
  conversation: string,
  { after = '', isFresh = false }: { after?: string; isFresh?: boolean } = {},
): AsyncGenerator<MessageItem[]> {
  for (let from: string | undefined = after; from !== undefined; ) {
    const { messages, isCut }: Page = await listAfter(org, conversation, from, PAGE, isFresh)
    yield messages
    from = isCut || messages.length === PAGE ? messages.at(-1)?.id : undefined
  }
}

/** The same at once. */
export async function listAllAfter(...thread: Parameters<typeof pagesAfter>): Promise<MessageItem[]> {
  const all: MessageItem[] = []
  for await (const page of pagesAfter(...thread)) all.push(...page)
  return all
}

/** The messages between two ids, the newest first; `units`: what it took. */
export async function listBetween(org: OrgId, conversation: string, from: string, before: string, limit: number) {
  const { Items = [], ConsumedCapacity } = await table
    .build(QueryCommand)
    .entities(Message)
    .query({ partition: conversationOf(org, conversation), range: { between: [messageKey(from), messageKey(before)] } })
    .options({ reverse: true, limit, capacity: 'TOTAL' })
    .send()
  return { messages: Items, isEnd: Items.length < limit, units: ConsumedCapacity?.CapacityUnits ?? 0 }
}

type Medium = NonNullable<MessageItem['media']>[number]

/** Sets what is known of a message's file, and who stands in it where it is a contact card; false where that is no longer as it was read, or the message is gone. */
export async function setMedia(
  message: MessageItem,
  index: number,
  medium: Medium,
  contacts?: SharedCard[],
): Promise<boolean> {
  const { org, conversation, id } = message
  const known = message.media?.[index]
  if (!known) return false
  return retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, media: { [index]: $set(medium) }, ...(contacts && { contacts: $set(contacts) }) })
      .options({ condition: { attr: `media[${index}].status`, eq: known.status } })
      .send(),
  )
}

/** Sets what is said in a message's sound, unless that is known; false then, and where the message is gone or was withdrawn. */
export const setTranscript = ({ org, conversation, id }: MessageItem, transcript: SoundTranscript): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, transcript: $set(transcript) })
      .options({
        condition: {
          and: [
            stillSaid,
            {
              or: [
                { attr: 'transcript', exists: false },
                { attr: 'transcript.problem', exists: true },
              ],
            },
          ],
        },
      })
      .send(),
  )

/** A message's sound is kept no longer, nor what is said in it. */
export const dropTranscript = ({ org, conversation, id }: MessageItem): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, transcript: $remove() })
      .options({ condition: { attr: 'sent_at', exists: true } })
      .send(),
  )

/** Adds to whom a mail is being forwarded; false where it is no longer as it was read. */
export const addForward = (
  { org, conversation, id, forwards = [] }: MessageItem,
  forward: MailForward,
): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, forwards: $set([...forwards, forward]) })
      .options({
        condition: {
          and: [
            { attr: 'mail', exists: true },
            forwards.length > 0 ? { size: 'forwards', eq: forwards.length } : { attr: 'forwards', exists: false },
          ],
        },
      })
      .send(),
  )

/** Moves on how far it came, by its place among them; false where more is known already. */
export const setForwardStatus = (
  { org, conversation, id }: MessageItem,
  index: number,
  status: keyof typeof FORWARD_BEFORE,
): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, forwards: { [index]: { status } } })
      .options({ condition: { attr: `forwards[${index}].status`, in: FORWARD_BEFORE[status] } })
      .send(),
  )

/** Moves a message, with its files, to another contact's conversation on its channel, by a merge's undoing (`moved`); safe to repeat. */
export async function moveMessage(org: OrgId, message: MessageItem, contact: string, moved: string): Promise<void> {
  const { id, conversation: from, sid, direction } = message
  const conversation = conversationIdOf(contact, message.channel)
  const media =
    message.media && (await Promise.all(message.media.map((one) => copied(org, message.contact, contact, one))))
  const mark = direction === 'inbound' && sid !== undefined ? markOfSid(sid) : undefined
  // One whose status changes at this moment is moved in the next round.
  await isWritten(
    execute(
      Message.build(PutTransaction).item({ ...message, conversation, contact, media, moved }),
      Message.build(DeleteTransaction)
        .key({ org, conversation: from, id })
        .options({ condition: { attr: 'rank', eq: message.rank } }),
      ...(mark === undefined ? [] : [Marker.build(PutTransaction).item({ org, mark, conversation, message: id })]),
    ),
  )
}

async function copied(org: OrgId, owner: string, to: string, medium: Medium): Promise<Medium> {
  const { file, name = '', content_type, size = 0 } = medium
  if (file === undefined || owner === to) return medium
  return { ...medium, ...(await attachKept(org, to, { owner, file: { file, name, content_type, size } })) }
}
