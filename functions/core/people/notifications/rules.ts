import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { derivedId, earliestId, isId } from '../../platform/table/ids.ts'
import type { NoticeItem, ReaderItem } from './entity.ts'

/** Where what concerns many is kept once. */
export const INBOXES = { team: 'team', managers: 'managers' } as const

/** How long a notice is kept. */
const KEPT_DAYS = 90

/** Something to tell of; `at` must be the same whenever the same thing is told. */
export type News = Pick<NoticeItem, 'inbox' | 'kind' | 'about' | 'contact' | 'conversation' | 'count'> & { at: Date }

/** The stream tells the second of a change; within it each telling has its own moment. */
export const toSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

export function noticeOf(org: string, { at, ...news }: News): NoticeItem {
  const { inbox, kind, about } = news
  const id = earliestId(at.getTime()) + derivedId('notice', inbox, kind, about).slice(-16)
  return { org, ...news, id, ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS * 86_400 }
}

/** Where somebody's notices are. */
export const inboxesOf = (caller: Caller): string[] => [
  caller.id,
  INBOXES.team,
  ...(isManager(caller) ? [INBOXES.managers] : []),
]

export const isNewer = ({ read_until = '' }: ReaderItem, { id }: Pick<NoticeItem, 'id'>) => id > read_until

/** Up to which notice somebody has read who says so: a notice's id, or a moment (ISO 8601); never later than now. */
export function readUntil(until: string, now: Date): string | undefined {
  const latest = lastIdOf(now.getTime())
  const told = isId(until) ? until : lastIdOf(Date.parse(until))
  return told && latest && told > latest ? latest : told
}

/** Sorts behind every id of this millisecond. */
const lastIdOf = (time: number) => (Number.isNaN(time) ? undefined : earliestId(time) + 'Z'.repeat(16))
