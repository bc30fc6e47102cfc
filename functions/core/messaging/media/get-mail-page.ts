import { PAGE_BYTES } from '#contract/messaging/mail-facts.ts'
import { keptFileKey, readMedia } from '../../platform/aws/media-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { findInThread } from '../messages/door.ts'

/** A mail's page as it was written, null of another message: whoever shows it runs nothing of it. */
export async function getMailPage(ctx: Ctx, input: { type: string; id: string; message_id: string }) {
  const { contact, channel } = await getReadableConversation(ctx, input)
  const message = await findInThread(ctx.org, contact, channel, input.message_id)
  if (!message) throw notFound()
  const file = message.media?.[message.mail?.page ?? -1]?.file
  const bytes = file ? await readMedia(keptFileKey(ctx.org, message.contact, file), PAGE_BYTES) : 'gone'
  return { html: typeof bytes === 'string' ? null : new TextDecoder().decode(bytes) }
}
