import type { OrgId } from '../../platform/ctx.ts'
import { listLying } from '../conversations/door.ts'
import { Message, messageKey } from './entity.ts'

/** The messages before `before` (default: the newest), oldest first, with the conversation's head where the query met it. */
export async function listBefore(org: OrgId, conversation: string, before: string | undefined, limit: number) {
  const below = before ? messageKey(before) : undefined
  const { lying: messages, ...page } = await listLying(Message, { org, conversation }, { below, limit })
  return { messages, ...page }
}

/** The messages after `after`, oldest first, with the head where the page reaches the end. */
export async function listAfter(org: OrgId, conversation: string, after: string, limit: number, isFresh = false) {
  const span = { above: messageKey(after), limit, isFresh }
  const { lying: messages, ...page } = await listLying(Message, { org, conversation }, span)
  return { messages, ...page }
}
