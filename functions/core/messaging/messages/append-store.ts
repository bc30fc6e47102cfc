import type { InputItem } from 'dynamodb-toolbox/entity'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { claimAddress } from '../../customers/addresses/store.ts'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import { addressesAreStill, isStill, isThere } from '../../customers/contacts/store.ts'
import { failedConditions, isContention, onlyNew } from '../../platform/table/conflicts.ts'
import { headPut, isHeardAsSeen, type Taking } from '../conversations/door.ts'
import { Marker, Message, type MessageItem } from './entity.ts'
import type { Fence } from './unless-changed.ts'

/** What a message does to its contact: `put` makes a new one and claims its addresses, `update` changes the one that was read as `seen`. */
export type ContactChange =
  | { put: InputItem<typeof Contact> }
  | {
      seen: ContactItem
      update: UpdateItemInput<typeof Contact>
      isRefusedAfterOptOut: boolean
      /** It also gives the contact to its writer. */
      taking?: Taking
      /** It doesn't leave if the customer writes at the same moment. */
      isUnlessHeard?: boolean
      /** What an automatic answer rests on. */
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
  const writes: Write[] = [Message.build(PutTransaction).item(message), contactWrite(message, change)]
  const own = 'put' in change ? addressesOf(change.put.listed) : []
  writes.push(...[...own, ...(change.claimed ?? [])].map((address) => claimAddress(org, address, contact)))
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

/** Sets a customer's mark on a message, or takes it away (undefined), once for this sid; false where the message is gone. */
export async function appendReaction(
  { org, conversation, id }: Pick<MessageItem, 'org' | 'conversation' | 'id'>,
  emoji: string | undefined,
  mark: string,
): Promise<boolean> {
  try {
    await execute(
      Message.build(UpdateTransaction)
        .item({ org, conversation, id, reaction: emoji ?? $remove() })
        .options({ condition: { attr: 'org', exists: true } }),
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

export type Write = Extract<Parameters<typeof execute>[number], { entity: unknown }>

/**
 * The row's place follows from its status, and who reads a conversation from the assignee: both must still be what was
 * read; so must a missing opt-out.
 * A row that shows a newer message by now is read again.
 */
function contactWrite({ channel, to = '' }: { channel: Channel; to?: string }, change: ContactChange): Write {
  if ('put' in change) return Contact.build(PutTransaction).item(change.put).options(onlyNew)
  const { seen, update, isRefusedAfterOptOut, taking, isUnlessHeard, fence } = change
  const conditions = [isThere].concat(
    isStill('assignee', seen.assignee),
    // A conversation opens once, whatever else comes at the same moment.
    isStill('status', seen.status),
    isStill('snooze', seen.snooze),
    update.opened_at === undefined ? [] : [isStill('opened_at', seen.opened_at)],
    // The address a message came from or goes to must still be theirs.
    addressesAreStill(seen),
    isUnlessHeard ? isHeardAsSeen(seen) : [],
    fence ? saidAs(fence) : [],
    taking?.conditions ?? [],
  )
  if (typeof update.last_message_at === 'string' && typeof update.last_message_id === 'string')
    conditions.push(showsOlder(update.last_message_at, update.last_message_id))
  if (isRefusedAfterOptOut)
    for (const key of consentKeys(seen.listed, channel, to)) conditions.push(isStill(`opted_out.${key}`, undefined))
  return Contact.build(UpdateTransaction)
    .item({ ...update, ...taking?.update })
    .options({ condition: { and: conditions } })
}

const saidAs = ({ after, mode }: Fence) =>
  ([] as Condition<typeof Contact>[]).concat(isStill('last_message_id', after), isStill('assistant', mode))

const showsOlder = (at: string, id: string): Condition<typeof Contact> => ({
  or: [
    { attr: 'last_message_at', exists: false },
    { attr: 'last_message_at', lt: at },
    {
      and: [
        { attr: 'last_message_at', eq: at },
        {
          or: [
            { attr: 'last_message_id', exists: false },
            { attr: 'last_message_id', lt: id },
          ],
        },
      ],
    },
  ],
})
