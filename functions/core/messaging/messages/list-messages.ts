import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { notFound } from '../../platform/errors.ts'
import { isId } from '../../platform/table/ids.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { listThreadAfter, listThreadBefore } from './door.ts'
import { presentMessage } from './present-message.ts'

interface Input {
  type: string
  id: string
  before?: string
  after?: string
  per_page: number
}

interface MessagePage {
  messages: ReturnType<typeof presentMessage>[]
  cursor: string | null
}

/**
 * A page of a conversation, oldest first: the newest messages, those before a message, or those after one; a page's
 * `cursor` leads on the same way. The query brings along the conversation's head, which says who may see it.
 */
export async function listMessages(ctx: Ctx, input: Input, asked = input.id): Promise<MessagePage> {
  const { org, caller } = ctx
  const isAfter = input.after !== undefined
  const list = `messages ${isAfter ? 'after' : 'before'} ${asked}`
  const given = isAfter ? input.after : input.before
  const place = given === undefined || isId(given) ? given : openCursor(ctx, list, given)
  const page =
    isAfter && place
      ? await listThreadAfter(org, input.id, place, input.per_page + 1)
      : await listThreadBefore(org, input.id, place, input.per_page + 1)
  const { head } = page
  if (head?.joined_to) return listMessages(ctx, { ...input, id: head.joined_to }, asked)
  if (!head || head.channel !== input.type) throw notFound()
  // Read only of who may not see it: whether a mention opens it.
  if (!maySee(caller, head.assignee)) await getReadableConversation(ctx, { type: head.channel, id: input.id })

  const hasMore = page.isCut || page.messages.length > input.per_page
  const messages = isAfter ? page.messages.slice(0, input.per_page) : page.messages.slice(-input.per_page)
  const edge = isAfter ? messages.at(-1) : messages[0]
  return { messages: messages.map(presentMessage), cursor: hasMore && edge ? sealCursor(ctx, list, edge.id) : null }
}
