import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { openCursor, sealCursor } from '../../platform/table/cursor.ts'
import { isId } from '../../platform/table/ids.ts'
import { maySee } from '../conversations/rules.ts'
import { getHead } from '../conversations/store.ts'
import { presentMessage } from './present-message.ts'
import { listAfter, listBefore } from './store.ts'

interface Input {
  type: string
  id: string
  before?: string
  after?: string
  per_page: number
}

/**
 * A page of a conversation, oldest first: the newest messages, those before a message (or the `cursor` of a page), or
 * those after one. The query brings along the conversation's head, which says who may see it.
 */
export async function listMessages(ctx: Ctx, input: Input) {
  const { org, caller } = ctx
  const list = `messages ${input.id}`
  const before = input.before && !isId(input.before) ? openCursor(ctx, list, input.before) : input.before
  const isAfter = input.after !== undefined
  if ((isAfter && !isId(input.after ?? '')) || before === '') throw noMessage()
  const page = isAfter
    ? await listAfter(org, input.id, input.after ?? '', input.per_page + 1)
    : await listBefore(org, input.id, before, input.per_page + 1)
  const head = page.head ?? (await getHead(org, input.id))
  if (!head || head.channel !== input.type || !maySee(caller, head.assignee)) throw notFound()

  const hasMore = page.isCut || page.messages.length > input.per_page
  const messages = isAfter ? page.messages.slice(0, input.per_page) : page.messages.slice(-input.per_page)
  const edge = isAfter ? messages.at(-1) : messages[0]
  return { messages: messages.map(presentMessage), cursor: hasMore && edge ? sealCursor(ctx, list, edge.id) : null }
}

const noMessage = () => new AppError('invalid', 'This message is not there any more. Begin at the newest one.')
