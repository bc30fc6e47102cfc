import {
  factsOfKind,
  kindsFor,
  NOTIFICATION_WAYS,
  type NotificationKindName,
  type NotificationWay,
} from '#contract/people/notification-kinds.ts'
import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { derivedId, earliestId, isId } from '../../platform/table/ids.ts'
import type { NoticeItem, ReaderItem } from './entity.ts'

/** Where what concerns many is kept once. */
export const INBOXES = { team: 'team', managers: 'managers' } as const

/** How long a notice is kept. */
const KEPT_DAYS = 90
/** Whoever has not looked for so long is mailed. */
export const MAILED_AFTER_MINUTES = 10
/** Between two mails to one person. */
const MAILS_APART_MINUTES = 60

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

type Choices = Pick<ReaderItem, 'ways' | 'quiet_from' | 'quiet_to'>

/** How somebody has chosen to be told of a kind. */
export const waysOf = ({ ways }: Choices, kind: NotificationKindName): readonly NotificationWay[] =>
  ways?.[kind] ?? factsOfKind(kind).ways

/** All that somebody of this role chooses. */
export const allWaysOf = (choices: Choices, caller: Pick<Caller, 'role' | 'isSystemAdmin'>) =>
  Object.fromEntries(
    kindsFor({ isManager: isManager(caller) }).map((kind) => [kind, [...waysOf(choices, kind)]]),
  ) as Partial<Record<NotificationKindName, NotificationWay[]>>

/** The ways that are left at this moment: in quiet hours only Lotwire's own list. */
export const waysNow = (choices: Choices, kind: NotificationKindName, timeZone: string, now: Date) =>
  waysOf(choices, kind).filter((way) => way === NOTIFICATION_WAYS[0] || !isQuiet(choices, timeZone, now))

/** Whether it is somebody's quiet hours, which may go past midnight, by the dealership's clock. */
export function isQuiet({ quiet_from, quiet_to }: Choices, timeZone: string, now: Date): boolean {
  if (!quiet_from || !quiet_to) return false
  const time = timeIn(timeZone, now)
  return quiet_from <= quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to
}

/** When somebody's quiet hours end (ISO 8601); undefined outside them. Where clocks change meanwhile, it is asked again then. */
export function quietUntil(choices: Choices, timeZone: string, now: Date): string | undefined {
  if (!isQuiet(choices, timeZone, now)) return undefined
  const minutes = minutesOf(choices.quiet_to ?? '') - minutesOf(timeIn(timeZone, now))
  const left = (minutes + DAY_MINUTES) % DAY_MINUTES
  return new Date((Math.floor(now.getTime() / 60_000) + left) * 60_000).toISOString()
}
const DAY_MINUTES = 24 * 60

/** `HH:MM`. */
const timeIn = (timeZone: string, now: Date) =>
  now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** When the next mail may leave (ISO 8601); undefined for at once. */
export function nextMailAt({ mailed_at }: Pick<ReaderItem, 'mailed_at'>, now: Date): string | undefined {
  if (mailed_at === undefined) return undefined
  const next = Date.parse(mailed_at) + MAILS_APART_MINUTES * 60_000
  return next > now.getTime() ? new Date(next).toISOString() : undefined
}
