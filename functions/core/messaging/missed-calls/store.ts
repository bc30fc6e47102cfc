import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { MediaStatus } from '#contract/messaging/message-statuses.ts'
import { setVoicemailShown } from '../../customers/contacts/door.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { Message, type MessageItem } from '../messages/entity.ts'

/** A message that a missed call's caller left. */
export interface Voicemail {
  seconds: number
  status: MediaStatus
}

/** Records the message that a missed call's caller left, also where the contact's row shows the call. */
export async function setVoicemail({ org, conversation, id, contact }: MessageItem, { seconds, status }: Voicemail) {
  await retryOnContention(() =>
    Message.build(UpdateItemCommand)
      .item({ org, conversation, id, call: { voicemail_seconds: seconds, voicemail_status: status } })
      .options({ condition: { attr: 'call', exists: true } })
      .send(),
  )
  await setVoicemailShown({ org, id: contact }, id)
}
