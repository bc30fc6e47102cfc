import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { findInThread, findMessage } from './door.ts'
import { presentMessage } from './present-message.ts'
import { isInDoubt, REFUSED_BY_ABSENCE } from './statuses.ts'
import { advanceMessage } from './store.ts'

interface Input {
  type: string
  id: string
  message_id: string
  status: 'delivered' | 'failed'
}

/** Records what a person found out about a message that Twilio tells nothing of; what Twilio still says of a failed one counts. */
export async function settleMessage(ctx: Ctx, { message_id, status, ...conversation }: Input) {
  const { contact, channel } = await getVisibleConversation(ctx, conversation)
  const message = await findInThread(ctx.org, contact, channel, message_id)
  if (!message) throw notFound()
  if (isInDoubt(message))
    await advanceMessage(
      ctx.org,
      message.conversation,
      message_id,
      status === 'failed' ? REFUSED_BY_ABSENCE : { status },
    )
  else if (message.status !== status) throw new AppError('not_in_doubt')
  const settled = await findMessage(ctx.org, message.conversation, message_id, true)
  return { message: presentMessage(settled ?? message) }
}
