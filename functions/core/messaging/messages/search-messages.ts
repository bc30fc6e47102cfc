import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { listThreadBefore } from './door.ts'
import { excerptOf } from './excerpt-of.ts'
import { wordsOf } from './words-of.ts'

const MOST_FOUND = 30
const PAGE = 200
/** What one call reads is bounded: its cursor leads on. */
const MOST_READ = 2_000

interface Input {
  type: string
  id: string
  search: string
  cursor?: string
}

/** The messages of a conversation that hold a text, written or spoken, newest first. */
export async function searchMessages(ctx: Ctx, { type, id, search, cursor }: Input) {
  const thread = (await getReadableConversation(ctx, { type, id })).id
  const list = `search ${id} ${search}`
  let before = cursor ? openCursor(ctx, list, cursor) : undefined
  const data = []
  for (let read = 0; read < MOST_READ; ) {
    const { messages, isCut } = await listThreadBefore(ctx.org, thread, before, PAGE)
    for (const message of messages.toReversed()) {
      before = message.id
      const excerpt = excerptOf(wordsOf(message), search)
      if (!excerpt) continue
      const { direction, sent_at } = message
      data.push({ id: message.id, direction, sent_at, excerpt })
      if (data.length === MOST_FOUND) return { data, cursor: sealCursor(ctx, list, before) }
    }
    if (messages.length === 0 || (messages.length < PAGE && !isCut)) return { data, cursor: null }
    read += messages.length
  }
  return { data, cursor: before === undefined ? null : sealCursor(ctx, list, before) }
}
