import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { findHead, listLying } from '../conversations/door.ts'
import { conversationOf } from '../conversations/partitions.ts'
import { Message, type MessageItem, messageKey } from './entity.ts'

/** The messages before `before` (default: the newest), oldest first, with the conversation's head where the query met it. */
export async function listBefore(org: OrgId, conversation: string, before: string | undefined, limit: number) {
  const below = before ? messageKey(before) : undefined
  const { lying: messages, ...page } = await listLying(Message, { org, conversation }, { below, limit })
  return { messages, ...page }
}

/** The messages after `after`, oldest first, with the head where the page reaches the end. */
export async function listAfter(org: OrgId, conversation: string, after: string, limit: number, isFresh = false) {
  const span = { above: messageKey(after), limit, isFresh }
  const { lying: messages, ...page } = await listLying(Message, { org, conversation }, span)
  return { messages, ...page }
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

type Page = Awaited<ReturnType<typeof listBefore>>

/** The same of a whole thread: with the messages of conversations that merges joined to it. */
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
