import type { Channel } from '#contract/customers/channels/channels.ts'
import { listMessages } from '../api.ts'
import type { Thread } from './merge-messages.ts'

const PAGE = 50
const PAGE_MAX = 200
/** So many of the newest messages are read again with every refresh: their delivery still moves. */
const TAIL = 8

/** A stretch of a conversation; `after` names the message that it follows, none for the newest page. */
export type Stretch = { fresh: Thread; after?: string }

interface Place {
  type: Channel
  id: string
}

/** The newest page, or the page before `before`. */
export async function readPage(place: Place, before?: string, perPage = PAGE): Promise<Thread> {
  return listMessages(place, { before, per_page: perPage })
}

/** The newest few messages and whatever came after them: a short answer, or 304 where nothing changed. */
export async function readTail(place: Place, { messages }: Thread): Promise<Stretch> {
  const after = messages.at(-1 - TAIL)?.id
  if (!after) return { fresh: await readPage(place) }
  const fresh = await listMessages(place, { after, per_page: PAGE })
  return fresh.messages.length < PAGE ? { fresh, after } : { fresh: await readPage(place) }
}

/** All that is loaded, once more: for a change that the tail does not show. */
export async function readWhole(place: Place, { messages }: Thread): Promise<Stretch> {
  const perPage = Math.min(PAGE_MAX, Math.max(PAGE, messages.length))
  let whole = await readPage(place, undefined, perPage)
  while (whole.cursor !== null && whole.messages.length < messages.length) {
    const older = await readPage(place, whole.cursor, perPage)
    whole = { messages: [...older.messages, ...whole.messages], cursor: older.cursor }
  }
  return { fresh: whole }
}
