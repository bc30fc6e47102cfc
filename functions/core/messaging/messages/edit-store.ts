import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { Message, type MessageItem } from './entity.ts'

type Place = Pick<MessageItem, 'org' | 'conversation' | 'id'>

/** The message is there, and its writer has not taken it back. */
export const stillSaid = {
  and: [
    { attr: 'sent_at' as const, exists: true },
    {
      or: [
        { attr: 'kind' as const, exists: false },
        { attr: 'kind' as const, ne: 'withdrawn' as const },
      ],
    },
  ],
}

/** Puts other words in place of a message's; false where a later edit did, or it was withdrawn. */
export const setWords = (
  { org, conversation, id }: Place,
  { body, edits, edited_at }: Required<Pick<MessageItem, 'body' | 'edits' | 'edited_at'>>,
): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, body, edits, edited_at, sent_body: $remove() })
      .options({
        condition: {
          and: [
            stillSaid,
            {
              or: [
                { attr: 'edits', exists: false },
                { attr: 'edits', lt: edits },
              ],
            },
          ],
        },
      })
      .send(),
  )

/** Takes all that it says from a message; what remains is that there was one. False where that is so already. */
export const setWithdrawn = ({ org, conversation, id }: Place): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({
        ...{ org, conversation, id, body: '', kind: 'withdrawn' as const },
        ...{ media: $remove(), sent_body: $remove(), transcript: $remove(), location: $remove() },
        ...{ contacts: $remove(), referral: $remove(), reply_to: $remove(), reaction: $remove() },
        edited_at: $remove(),
      })
      .options({ condition: stillSaid })
      .send(),
  )

/** Takes what an answer quotes from it. */
export const dropQuote = ({ org, conversation, id, reply_to }: MessageItem): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, reply_to: reply_to && { ...reply_to, body: '' } })
      .options({ condition: { attr: 'reply_to', exists: true } })
      .send(),
  )
