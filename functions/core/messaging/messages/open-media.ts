import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { openConnection } from '../../telephony/connections/open-connection.ts'
import { openTwilio } from '../../telephony/twilio/twilio.ts'
import { openConversation } from '../conversations/get-conversation.ts'
import { findMessage } from './store.ts'

/** Where a message's file can be opened for a short while; Twilio's own address stays on the server. */
export async function openMedia(ctx: Ctx, input: { type: string; id: string; message_id: string; index: string }) {
  await openConversation(ctx, input)
  const message = await findMessage(ctx.org, input.id, input.message_id)
  const media = message?.media?.[Number(input.index)]
  const connection = await openConnection(ctx.org)
  if (!media || !connection) throw notFound()
  const account = await openTwilio(connection)
  return { location: await account.mediaLocation(media.url) }
}
