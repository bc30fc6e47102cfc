import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Thread } from './merge-messages.ts'
import { listMessages } from './messages.ts'

export const threadKey = (type: Channel, id: string) => ['thread', type, id] as const

const PAGE = 50
/** Number of newest messages read again on every refresh, because their delivery status may still change. */
const TAIL = 8

/** A stretch of a conversation; `after` is the message that it follows, absent for the newest page. */
export type Stretch = { fresh: Thread; after?: string }

interface Place {
  type: Channel
  id: string
}

/** The newest page, or the page before `before`. */
export async function readPage(place: Place, before?: string, perPage = PAGE): Promise<Thread> {
  return listMessages(place, { before, per_page: perPage })
}

/** The newest few messages and any after them: a short response, or 304 if nothing changed. */
export async function readTail(place: Place, { messages }: Thread): Promise<Stretch> {
  const after = messages.at(-1 - TAIL)?.id
  if (!after) return { fresh: await readPage(place) }
  const fresh = await listMessages(place, { after, per_page: PAGE })
  return fresh.messages.length < PAGE ? { fresh, after } : { fresh: await readPage(place) }
}

/** A changed message: read with the tail, or alone if it is far above. Undefined if it is not loaded. */
export async function readChanged(place: Place, thread: Thread, messageId: string): Promise<Stretch | undefined> {
  const at = thread.messages.findIndex(({ id }) => id === messageId)
  if (at < 0) return undefined
  if (at >= thread.messages.length - TAIL) return readTail(place, thread)
  return { fresh: await readPage(place, thread.messages[at + 1]?.id, 1) }
}
