import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { derivedId, earliestId, isId } from '../../platform/table/ids.ts'
import type { NoticeItem, ReaderItem } from './entity.ts'

/** Inboxes for notices to many users, each stored once. */
export const INBOXES = { team: 'team', managers: 'managers' } as const

/** Retention of notices. */
const KEPT_DAYS = 90

/** A notification to record; `at` must be the same every time the same thing is recorded. */
export type News = Pick<NoticeItem, 'inbox' | 'kind' | 'about' | 'contact' | 'other' | 'conversation' | 'count'> & {
  at: Date
}

/** The stream reports changes to the second; within it each notice would otherwise have its own time. */
export const toSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

export function noticeOf(org: string, { at, ...news }: News): NoticeItem {
  const { inbox, kind, about } = news
  const id = earliestId(at.getTime()) + derivedId('notice', inbox, kind, about).slice(-16)
  return { org, ...news, id, ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS * 86_400 }
}

/** The inboxes of a user's notices. */
export const inboxesOf = (caller: Caller): string[] => [
  caller.id,
  INBOXES.team,
  ...(isManager(caller) ? [INBOXES.managers] : []),
]

export const isNewer = ({ read_until = '' }: ReaderItem, { id }: Pick<NoticeItem, 'id'>) => id > read_until

/** Parses a read position: a notice's id, or a time (ISO 8601); never later than now. */
export function readUntil(until: string, now: Date): string | undefined {
  const latest = lastIdOf(now.getTime())
  const told = isId(until) ? until : lastIdOf(Date.parse(until))
  return told && latest && told > latest ? latest : told
}

/** Sorts after every id of this millisecond. */
const lastIdOf = (time: number) => (Number.isNaN(time) ? undefined : earliestId(time) + 'Z'.repeat(16))
