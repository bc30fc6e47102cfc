import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listAllAfter } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import type { MergeItem, Seen } from './entity.ts'
import type { Since } from './parted-row.ts'

/** A message may have been on its way for so long when its contact was merged. */
const ON_THE_WAY_MS = 600_000

const addressOf = ({ direction, from, to }: MessageItem) => (direction === 'inbound' ? from : to) ?? ''

/** The messages since a merge, by whose address they are; `misplaced`: of the other one, still in the kept one's thread. */
export async function listSince(
  org: OrgId,
  merge: MergeItem,
  seen: Seen,
): Promise<Since & { misplaced: MessageItem[] }> {
  const { kept, leaving, id } = merge
  const since = { after: earliestId(Date.parse(merge.at) - ON_THE_WAY_MS), isFresh: true }
  const found = await Promise.all(
    ALL_CHANNELS.map(async (channel) => {
      const [own, others] = await Promise.all([
        listAllAfter(org, conversationIdOf(kept, channel), since),
        listAllAfter(org, conversationIdOf(leaving, channel), since),
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
