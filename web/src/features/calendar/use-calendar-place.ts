import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../lib/language/language.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMedia } from '../../lib/use-media.ts'
import { addDays, addMonths, calendarWords, daysFrom, monthPage, wallOf, weekStart } from './calendar-time.ts'

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const
type View = (typeof VIEWS)[number]
/** Days that the agenda shows at once. */
const AGENDA_DAYS = 14

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

interface Booking {
  contact?: string
  /** Day and minutes that were clicked. */
  start?: { day: string; minutes: number }
}

/** Which part of the calendar is shown, kept in the URL; a phone begins with the agenda. */
export function useCalendarPlace() {
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const isNarrow = !useMedia('(min-width: 48rem)')
  const [zone, setZone] = useState(OWN_ZONE)
  const [start, setStart] = useState<Booking['start']>()
  const words = calendarWords(language, zone)

  const today = wallOf(serverNow(), zone).day
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
    words,
    title: titleOf(view, days, day, words),
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
    /** The dealership's zone, as soon as it is known. */
    knowZone: (known: string | undefined) => {
      if (known && known !== zone) setZone(known)
    },
  }
}

function daysOf(view: View, day: string): string[] {
  if (view === 'day') return [day]
  if (view === 'week') return daysFrom(weekStart(day), 7)
  return view === 'month' ? monthPage(day) : daysFrom(day, AGENDA_DAYS)
}

function titleOf(view: View, days: string[], day: string, words: ReturnType<typeof calendarWords>): string {
  if (view === 'day') return words.longDay(day)
  if (view === 'month') return words.month(day)
  return `${words.shortDay(days.at(0) ?? day)} – ${words.shortDay(days.at(-1) ?? day)}, ${(days.at(-1) ?? day).slice(0, 4)}`
}
