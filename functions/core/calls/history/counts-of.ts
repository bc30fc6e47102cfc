import { type CallDirection, type CallStatus, isOpenCall } from '#contract/calls/call-statuses.ts'
import { EVERYBODY, NOBODY } from '../../customers/contacts/desk-names.ts'
import { dayAfter } from '../../people/organizations/local-dates.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import { type Count, sumOf } from '../../platform/table/added-counts.ts'
import type { CallItem } from '../calls/entity.ts'
import type { Days } from './day-bounds.ts'

type Counted = Pick<CallItem, 'day' | 'direction' | 'status' | 'seconds' | 'desk' | 'agent'>

const ALL = 'calls:all'
const ofMonth = (month: string) => `calls:month:${month}`
const ofDay = (day: string) => `calls:day:${day}`
/** No call has a day outside these; the contract accepts none either. */
export const FIRST_DAY = '1000-01-01'
export const LAST_DAY = '2999-12-31'
const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)

/** The kinds that calls are counted by, plus their duration; all ongoing calls are one kind. */
type Kind = Exclude<CallStatus, 'initiated' | 'ringing' | 'in-progress'> | 'open' | 'seconds'
export const kindOf = (status: CallStatus) => (isOpenCall(status) ? 'open' : status) as Kind

/** The desk for an agent's own calls with other agents' contacts. */
const ownDesk = (agent: string) => `own:${agent}`

/** The desks whose counters cover the caller's calls, each call once. */
export const desksCountedFor = (caller: Caller) =>
  seesEverything(caller) ? [EVERYBODY] : [NOBODY, caller.id, ownDesk(caller.id)]

/** The counter changes that result from a change to a call. */
export const countsOf = (before: Counted | undefined, after: Counted | undefined): Count[] =>
  sumOf([...(before ? countsOn(before, -1) : []), ...(after ? countsOn(after, 1) : [])])

function countsOn({ day, direction, status, seconds = 0, desk, agent }: Counted, count: number): Count[] {
  const isElsewhere = agent !== undefined && desk !== NOBODY && desk !== agent
  const desks = [EVERYBODY, ...(desk === EVERYBODY ? [] : [desk]), ...(isElsewhere ? [ownDesk(agent)] : [])]
  const kinds: [Kind, number][] = [
    [kindOf(status), count],
    ['seconds', count * seconds],
  ]
  return desks.flatMap((whose) =>
    [ALL, ofMonth(monthOf(day)), ofDay(day)].flatMap((span) =>
      kinds.map(([kind, n]) => ({ whose, what: `${span}:${direction}:${kind}`, count: n })),
    ),
  )
}

/** Ranges of counter names that cover these days with the fewest counters: whole months by month, the rest by day. */
export function namesOf({ date_from, date_to }: Days): (readonly [string, string])[] {
  if (date_from === undefined && date_to === undefined) return [[`${ALL}:`, `${ALL}:~`]]
  const [from, to] = [date_from ?? FIRST_DAY, date_to ?? LAST_DAY]
  const [begins, ends] = [firstWholeMonth(from), lastWholeMonth(to)]
  const days = (first: string, last: string) => (first <= last ? [between(ofDay, first, last)] : [])
  if (begins > ends) return days(from, to)
  const before = dayAfter(`${begins}-01`, -1)
  const after = dayAfter(lastDayOf(ends))
  return [...days(from, before), between(ofMonth, begins, ends), ...days(after, to)]
}

/** The same for each day of a month. */
export const namesOfDays = (month: string) => between(ofDay, `${month}-01`, `${month}-31`)

const between = (name: (span: string) => string, first: string, last: string) =>
  [`${name(first)}:`, `${name(last)}:~`] as const

const firstWholeMonth = (day: string) =>
  day.endsWith('-01') ? monthOf(day) : monthOf(dayAfter(lastDayOf(monthOf(day))))
const lastWholeMonth = (day: string) =>
  lastDayOf(monthOf(day)) === day ? monthOf(day) : monthOf(dayAfter(`${monthOf(day)}-01`, -1))

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Reads the span, direction and kind from a counter's name. */
export function readName(what: string): { span: string; direction: CallDirection; kind: Kind } {
  const [kind = '', direction = '', ...span] = what.split(':').toReversed()
  return { span: span[0] ?? '', direction: direction as CallDirection, kind: kind as Kind }
}
