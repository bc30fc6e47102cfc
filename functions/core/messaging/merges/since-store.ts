import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { attachKept } from '../files/attach-kept.ts'
import { Marker, Message, type MessageItem, markOfSid } from '../messages/entity.ts'
import { listAfter } from '../messages/thread-store.ts'
import type { MergeItem, Seen } from './entity.ts'
import type { Since } from './parted-row.ts'

/** A message may have been on its way for so long when its contact was merged. */
const ON_THE_WAY_MS = 600_000
const AT_ONCE = 200

const addressOf = ({ direction, from, to }: MessageItem) => (direction === 'inbound' ? from : to) ?? ''

/** The messages since a merge, by whose address they are; `misplaced`: of the other one, still in the kept one's thread. */
export async function listSince(
  org: OrgId,
  merge: MergeItem,
  seen: Seen,
): Promise<Since & { misplaced: MessageItem[] }> {
  const { kept, leaving, id } = merge
  const from = earliestId(Date.parse(merge.at) - ON_THE_WAY_MS)
  const found = await Promise.all(
    ALL_CHANNELS.map(async (channel) => {
      const [own, others] = await Promise.all([
        listFrom(org, conversationIdOf(kept, channel), from),
        listFrom(org, conversationIdOf(leaving, channel), from),
      ])
      const misplaced = own.filter((message) => isTheirs(seen.leaving.listed, addressOf(message)))
      const newest = seen.kept.last_message_id ?? ''
      return {
        misplaced,
        kept: own.filter((message) => !misplaced.includes(message) && message.id > newest),
        leaving: [...others.filter(({ moved }) => moved === id), ...misplaced],
      }
    }),
  )
  const inOrder = (what: keyof (typeof found)[number]) =>
    found.flatMap((one) => one[what]).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { kept: inOrder('kept'), leaving: inOrder('leaving'), misplaced: inOrder('misplaced') }
}

async function listFrom(org: OrgId, conversation: string, from: string): Promise<MessageItem[]> {
  const all: MessageItem[] = []
  for (let after: string | undefined = from; after !== undefined; ) {
    const page = await listAfter(org, conversation, after, AT_ONCE, true)
    all.push(...page.messages)
    after = page.isCut || page.messages.length === AT_ONCE ? page.messages.at(-1)?.id : undefined
  }
  return all
}

/** Moves a message, with its files, into its own contact's conversation; safe to repeat. */
export async function moveMessage(org: OrgId, merge: MergeItem, message: MessageItem): Promise<void> {
  const { id: moved, leaving: contact } = merge
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

type Medium = NonNullable<MessageItem['media']>[number]

async function copied(org: OrgId, owner: string, to: string, medium: Medium): Promise<Medium> {
  const { file, name = '', content_type, size = 0 } = medium
  if (file === undefined || owner === to) return medium
  return { ...medium, ...(await attachKept(org, to, { owner, file: { file, name, content_type, size } })) }
}
