import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { MediaStatus } from '#contract/telephony/message-statuses.ts'
import { setVoicemailShown } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { Message, type MessageItem } from './entity.ts'
import { mayAdvance } from './sid-store.ts'
import { type Progress, rankBelow, rankOf } from './statuses.ts'

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

/** A mail was reported as spam. */
export const setComplained = (
  { org, conversation, id }: MessageItem,
  mail: NonNullable<MessageItem['mail']>,
): Promise<boolean> =>
  retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, mail: { ...mail, is_complained: true } })
      .options({ condition: { attr: 'mail', exists: true } })
      .send(),
  )

/** Records the message that a missed call's caller left, also where the contact's row shows the call. */
export async function setVoicemail(
  { org, conversation, id, contact }: MessageItem,
  { seconds, status }: { seconds: number; status: MediaStatus },
) {
  await retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, call: { voicemail_seconds: seconds, voicemail_status: status } })
      .options({ condition: { attr: 'call', exists: true } })
      .send(),
  )
  await setVoicemailShown({ org, id: contact }, id)
}
