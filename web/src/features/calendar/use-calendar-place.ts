import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Formats, useFormats } from '../../lib/language/formats.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMedia } from '../../lib/use-media.ts'
import { addDays, addMonths, dayOf, daysFrom, monthPage } from '../../lib/wall-time.ts'

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const
type View = (typeof VIEWS)[number]
/** The week begins with the day itself: what is over is one step back. */
const WEEK_DAYS = 7
/** Days that the agenda shows at once. */
const AGENDA_DAYS = 14

interface Booking {
  contact?: string
  /** Day and minutes that were clicked. */
  start?: { day: string; minutes: number }
}

/** Which part of the calendar is shown, kept in the URL; a phone begins with the agenda. */
export function useCalendarPlace() {
  const formats = useFormats()
  const [params, setParams] = useSearchParams()
  const isNarrow = !useMedia('(min-width: 48rem)')
  const [start, setStart] = useState<Booking['start']>()

  const today = dayOf(serverNow())
  const asked = params.get('view')
  const view = VIEWS.find((one) => one === asked) ?? (isNarrow ? 'agenda' : 'week')
  const day = /^\d{4}-\d\d-\d\d$/.test(params.get('day') ?? '') ? (params.get('day') ?? today) : today
  const days = daysOf(view, day)
  const book = params.get('book')

  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        for (const [name, value] of Object.entries(changes))
          value === undefined ? next.delete(name) : next.set(name, value)
        return next
      },
      { replace },
    )
  return {
    view,
    day,
    days,
    today,
    title: titleOf(view, days, day, formats),
    filter: { agent: params.get('agent') ?? '', kind: params.get('kind') ?? '' },
    setFilter: (filter: { agent?: string; kind?: string }) =>
      change(Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || undefined])), true),
    show: (next: View, at?: string) => change({ view: next, ...(at && { day: at }) }),
    step: (by: 1 | -1) => change({ day: view === 'month' ? addMonths(day, by) : addDays(day, by * days.length) }),
    goToday: () => change({ day: undefined }),
    booking: book === null && !start ? undefined : ({ contact: book || undefined, start } satisfies Booking),
    book: (contact: string) => change({ book: contact }, true),
    bookAt: (at: Booking['start']) => setStart(at),
    endBooking: () => {
      setStart(undefined)
      if (book !== null) change({ book: undefined }, true)
    },
  }
}

function daysOf(view: View, day: string): string[] {
  if (view === 'day') return [day]
  if (view === 'week') return daysFrom(day, WEEK_DAYS)
  return view === 'month' ? monthPage(day) : daysFrom(day, AGENDA_DAYS)
}

function titleOf(view: View, days: string[], day: string, { longDay, month, monthDay, day: dayName }: Formats): string {
  if (view === 'day') return longDay(day)
  if (view === 'month') return month(day)
  return `${monthDay(days.at(0) ?? day)} – ${dayName(days.at(-1) ?? day)}`
}
