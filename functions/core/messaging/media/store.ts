import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import type { SharedCard } from '../items/shared-cards.ts'
import type { SoundTranscript } from '../items/sound-transcript.ts'
import { Message, type MessageItem } from '../messages/entity.ts'

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

/** Sets what is said in a message's sound, unless that is known; false then, and where the message is gone. */
export const setTranscript = ({ org, conversation, id }: MessageItem, transcript: SoundTranscript): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, transcript: $set(transcript) })
      .options({
        condition: {
          and: [
            { attr: 'sent_at', exists: true },
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

type Medium = NonNullable<MessageItem['media']>[number]
