import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listBefore } from './thread-store.ts'

const LOOKED_AT = 20

/** Who wrote last to a customer who had not written yet; undefined where nobody did. */
export async function findFirstWriter(org: OrgId, { id, channels }: ContactItem): Promise<string | undefined> {
  const begun = ALL_CHANNELS.filter((channel) => channels[channel])
  const threads = await Promise.all(
    begun.map((channel) => listBefore(org, conversationIdOf(id, channel), undefined, LOOKED_AT)),
  )
  const sent = threads
    .flatMap(({ messages }) => messages)
    .filter(({ direction, by }) => direction === 'outbound' && facetsOf(by).answersCustomer)
  return sent.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.user_id
}
