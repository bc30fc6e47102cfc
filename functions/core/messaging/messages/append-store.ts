import type { InputItem } from 'dynamodb-toolbox/entity'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { addressClaims, type Changes, contactPuts, contactUpdate } from '../../customers/contacts/door.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { failedConditions, isContention, onlyNew } from '../../platform/table/conflicts.ts'
import type { Write } from '../../platform/table/write.ts'
import { headPut, type Taking } from '../conversations/door.ts'
import { Marker, Message, type MessageItem } from './entity.ts'
import type { Fence } from './unless-changed.ts'

/** A message's effect on its contact: `put` makes a new one and claims its addresses, `update` changes the one that was read as `seen`. */
export type ContactChange =
  | { put: InputItem<typeof Contact> }
  | {
      seen: ContactItem
      update: Changes
      isRefusedAfterOptOut: boolean
      /** It also gives the contact to its writer. */
      taking?: Taking
      /** It doesn't leave if the customer writes at the same moment. */
      isUnlessHeard?: boolean
      /** The facts that an automatic answer rests on. */
      fence?: Fence
    }
/** Addresses that become theirs with it. */
type Claiming = { claimed?: string[] }

/**
 * Writes a message, its marker, its conversation's head (when it is the first) and what the inbox row shows of it: all
 * or nothing. `repeated`: the marker was there already. `changed`: the contact is not as it was read; read it again.
 * `outdated`: something else that an automatic answer rests on is not.
 */
export async function appendMessage(
  message: InputItem<typeof Message>,
  mark: string | undefined,
  change: ContactChange & Claiming,
): Promise<'appended' | 'repeated' | 'changed' | 'outdated'> {
  const { org, conversation, contact, channel, id } = message
  const writes: Write[] = [Message.build(PutTransaction).item(message), ...contactWrites(message, change)]
  writes.push(...addressClaims({ org, id: contact }, change.claimed ?? []))
  const { seen, taking, fence } = 'seen' in change ? change : {}
  if (!seen?.channels[channel]) {
    const assignee = taking?.taker.id ?? seen?.assignee
    writes.push(headPut({ org, conversation, contact, channel, assignee }))
  }
  if (taking) writes.push(...taking.others)
  const marker = mark === undefined ? -1 : writes.length
  if (mark !== undefined)
    writes.push(Marker.build(PutTransaction).item({ org, mark, conversation, message: id }).options(onlyNew))
  const firstCheck = writes.length
  writes.push(...(fence?.checks ?? []))
  try {
    await execute(...writes)
    return 'appended'
  } catch (error) {
    const failed = failedConditions(error)
    if (failed?.includes(marker)) return 'repeated'
    if (failed?.some((place) => place >= firstCheck)) return 'outdated'
    if (failed?.length || isContention(error)) return 'changed'
    throw error
  }
}

/**
 * Sets a customer's mark on a message, or takes it away (undefined), once for this sid; false where the message is gone,
 * or has a mark of later than `at`.
 */
export async function appendReaction(
  { org, conversation, id }: Pick<MessageItem, 'org' | 'conversation' | 'id'>,
  emoji: string | undefined,
  mark: string,
  at?: string,
): Promise<boolean> {
  const isThere = { attr: 'org', exists: true } as const
  try {
    await execute(
      Message.build(UpdateTransaction)
        .item({ org, conversation, id, reaction: emoji ?? $remove(), ...(at && { reaction_at: at }) })
        .options({ condition: at ? { and: [isThere, isBefore(at)] } : isThere }),
      Marker.build(PutTransaction).item({ org, mark, conversation, message: id }).options(onlyNew),
    )
    return true
  } catch (error) {
    const failed = failedConditions(error)
    if (failed?.includes(1)) return true
    if (failed?.length || isContention(error)) return false
    throw error
  }
}

const isBefore = (at: string) => ({
  or: [
    { attr: 'reaction_at' as const, exists: false },
    { attr: 'reaction_at' as const, lt: at },
  ],
})

/**
 * The row's place follows from its status, and who reads a conversation from the assignee: both must still be what was
 * read; so must a missing opt-out, and the addresses: the one a message came from or goes to must still be theirs.
 * A row that shows a newer message by now is read again.
 */
function contactWrites({ channel, to = '' }: { channel: Channel; to?: string }, change: ContactChange): Write[] {
  if ('put' in change) return contactPuts(change.put)
  const { seen, update, isRefusedAfterOptOut, taking, isUnlessHeard, fence } = change
  const { last_message_at: at, last_message_id: id } = update
  return [
    contactUpdate(
      seen,
      { ...update, ...taking?.update },
      {
        still: [
          ...(['assignee', 'status', 'snooze', 'addresses'] as const),
          // A conversation opens once, whatever else comes at the same moment.
          ...(update.opened_at === undefined ? [] : (['opened_at'] as const)),
          ...(isUnlessHeard ? (['heard'] as const) : []),
          ...(taking ? (['begun'] as const) : []),
        ],
        shows: fence && { last_message_id: fence.after, assistant: fence.mode },
        showsUntil: typeof at === 'string' && typeof id === 'string' ? { at, id } : undefined,
        takes: isRefusedAfterOptOut ? { channel, address: to } : undefined,
      },
    ),
  ]
}
