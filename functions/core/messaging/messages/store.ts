import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { Message } from './entity.ts'
import { mayAdvance } from './sid-store.ts'
import { type Progress, rankBelow, rankOf } from './statuses.ts'

export async function findMessage(org: OrgId, conversation: string, id: string, isFresh = false) {
  const { Item } = await Message.build(GetItemCommand)
    .key({ org, conversation, id })
    .options({ consistent: isFresh })
    .send()
  return Item
}

/** A message of a contact's thread on a channel, strongly consistent: also of conversations that merges joined to it. */
export async function findInThread(org: OrgId, contact: ContactItem, channel: Channel, id: string) {
  for (const part of partsOf(contact)) {
    const message = await findMessage(org, conversationIdOf(part, channel), id, true)
    if (message) return message
  }
}

/** Moves a message's status forward. False where it stands as far or further, has another sid, or does not exist. */
export async function advanceMessage(
  org: OrgId,
  conversation: string,
  id: string,
  progress: Progress,
): Promise<boolean> {
  return retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({
        org,
        conversation,
        id,
        rank: rankOf(progress.status),
        ...progress,
        error_code: progress.error_code ?? $remove(),
      })
      .options({
        condition: mayAdvance(rankBelow(progress), progress.sid),
      })
      .send(),
  )
}
