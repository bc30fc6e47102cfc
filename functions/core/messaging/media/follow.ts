import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Message } from '../messages/entity.ts'

export const follows = {
  copy_media: follow({
    on: [Message],
    when: hasToBeCopied,
    do: (org, changes) =>
      enqueueAll(
        'copy-media',
        changes.flatMap(({ after }) =>
          after ? [{ body: { org, conversation: after.conversation, message: after.id } }] : [],
        ),
      ),
  }),
}

/** True if a file is to be brought from Twilio: with a new message, or because a person asks once more. */
function hasToBeCopied({ before, after }: Change<typeof Message>): boolean {
  const isNew = (index: number) => before?.media?.[index]?.status !== 'copying'
  return after?.media?.some(({ status }, index) => status === 'copying' && isNew(index)) ?? false
}
