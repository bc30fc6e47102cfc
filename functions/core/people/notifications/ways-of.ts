import { NOTICE_WAYS, type NoticeWay } from '#contract/notice.ts'
import { factsOfKind, kindsFor, type NoticeKind } from '#contract/notices.ts'
import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { ReaderItem } from './entity.ts'

type Choices = Pick<ReaderItem, 'ways' | 'quiet_from' | 'quiet_to' | 'silent_until'>

/** The ways in which a user has chosen to be notified of a kind. */
export const waysOf = ({ ways }: Choices, kind: NoticeKind): readonly NoticeWay[] =>
  ways?.[kind] ?? factsOfKind(kind).ways

/** All choices available to a user of this role. */
export const allWaysOf = (choices: Choices, caller: Pick<Caller, 'role' | 'isSystemAdmin'>) =>
  Object.fromEntries(
    kindsFor({ isManager: isManager(caller) }).map((kind) => [kind, [...waysOf(choices, kind)]]),
  ) as Partial<Record<NoticeKind, NoticeWay[]>>

/** The ways that currently apply: in quiet hours, only Lotwire's own list. */
export const waysNow = (choices: Choices, kind: NoticeKind, timeZone: string, now: Date) =>
  waysOf(choices, kind).filter((way) => way === NOTICE_WAYS[0] || !isQuiet(choices, timeZone, now))

/** True while a user wants silence, and during their quiet hours. */
const isQuiet = (choices: Choices, timeZone: string, now: Date): boolean =>
  isSilent(choices, now) || isInQuietHours(choices, timeZone, now)

const isSilent = ({ silent_until }: Choices, now: Date) =>
  silent_until !== undefined && now.toISOString() < silent_until

/** Quiet hours may extend past midnight, and are in the user's own time zone, or the dealership's. */
function isInQuietHours({ quiet_from, quiet_to }: Choices, timeZone: string, now: Date): boolean {
  if (!quiet_from || !quiet_to) return false
  const time = timeIn(timeZone, now)
  return quiet_from <= quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to
}

/** When a user's silence and quiet hours end (ISO 8601); undefined outside them. If clocks change meanwhile, check again then. */
export function quietUntil(choices: Choices, timeZone: string, now: Date): string | undefined {
  if (isSilent(choices, now)) return choices.silent_until
  if (!isInQuietHours(choices, timeZone, now)) return undefined
  const minutes = minutesOf(choices.quiet_to ?? '') - minutesOf(timeIn(timeZone, now))
  const left = (minutes + DAY_MINUTES) % DAY_MINUTES
  return new Date((Math.floor(now.getTime() / 60_000) + left) * 60_000).toISOString()
}
const DAY_MINUTES = 24 * 60

/** Formatted as `HH:MM`. */
const timeIn = (timeZone: string, now: Date) =>
  now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
