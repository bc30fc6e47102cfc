import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { decodeTime } from 'ulid'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { Marker, Message, type MessageItem } from './entity.ts'
import { markOfSid } from './message-marks.ts'
import { ACCEPTED } from './statuses.ts'

/** The time at which the message with this sid of Twilio's came in, in epoch milliseconds; undefined where it did not yet. */
export async function findArrival(org: OrgId, sid: string): Promise<number | undefined> {
  const marker = await findMarker(org, markOfSid(sid))
  return marker && decodeTime(marker.message)
}

export async function findMarker(org: OrgId, mark: string) {
  const { Item } = await Marker.build(GetItemCommand).key({ org, mark }).options({ consistent: true }).send()
  return Item
}

/**
 * Gives a message the sid that Twilio's list told of. The same write claims the sid and denies it to the `rivals`, whose
 * it might have been: no sid ever stands on two messages, whatever comes in later. What Twilio answers to a message's own
 * request needs no claim. False where somebody knew better meanwhile.
 */
export async function takeSid(message: MessageItem, sid: string, rivals: MessageItem[]): Promise<boolean> {
  const { org, conversation, id } = message
  return isWritten(
    execute(
      Message.build(UpdateTransaction)
        .item({ org, conversation, id, ...ACCEPTED, sid, error_code: $remove() })
        .options({ condition: mayAdvance(ACCEPTED.rank, sid) }),
      Marker.build(PutTransaction)
        .item({ org, mark: markOfSid(sid), conversation, message: id })
        .options(onlyNew),
      ...rivals.map((rival) =>
        Message.build(UpdateTransaction)
          .item({ org, conversation, id: rival.id, not_sids: $add(new Set([sid])) })
          .options({ condition: { attr: 'sid', exists: false } }),
      ),
    ),
  )
}

/** Has a message count as known by its sid: answers find it, and it never comes in. False where the sid has one already. */
export const claimSid = ({ org, conversation, id }: Pick<MessageItem, 'org' | 'conversation' | 'id'>, sid: string) =>
  isWritten(
    Marker.build(PutItemCommand)
      .item({ org, mark: markOfSid(sid), conversation, message: id })
      .options(onlyNew)
      .send(),
  )

/** True if a message's status stands below this rank, and this sid, where there is one, may be written on it. */
export function mayAdvance(rank: number, sid: string | undefined): Condition<typeof Message> {
  const and: Condition<typeof Message>[] = []
  and.push({ attr: 'rank', lt: rank })
  if (sid !== undefined) and.push(mayBear(sid))
  return { and }
}

/** True if a sid may be written on a message: its own, or one that it has not been denied. */
const mayBear = (sid: string): Condition<typeof Message> => ({
  or: [
    { attr: 'sid', eq: sid },
    { and: [{ attr: 'sid', exists: false }, { not: { attr: 'not_sids', contains: sid } }] },
  ],
})
