import { wallOf } from '../calendar-time.ts'
import { useCalendarText } from '../texts.ts'
import type { ViewProps } from './days-view.tsx'
import { EventButton } from './event-button.tsx'

/** As many appointments as a day's cell shows; the day itself has the rest. */
const SHOWN = 3

interface MonthViewProps extends ViewProps {
  /** `2026-12`: days of other months are faint. */
  month: string
  onDay: (day: string) => void
}

/** A month, week by week, each beginning with Sunday (S1 §2). */
export function MonthView({ appointments, words, days, today, month, moves, onOpen, onDay }: MonthViewProps) {
  const t = useCalendarText()
  const byDay = Map.groupBy(appointments, ({ starts_at, timezone }) => wallOf(starts_at, timezone).day)
  return (
    <div className="calendar-month">
      {days.slice(0, 7).map((day) => (
        <div key={day} className="calendar-weekday" aria-hidden>
          {words.weekday(day)}
        </div>
      ))}
      {days.map((day) => {
        const own = byDay.get(day) ?? []
        return (
          <section
            key={day}
            className="calendar-cell"
            aria-label={words.longDay(day)}
            data-today={day === today || undefined}
            data-other={!day.startsWith(month) || undefined}
          >
            <button
              type="button"
              className={day === today ? 'calendar-date calendar-today' : 'calendar-date'}
              aria-label={words.longDay(day)}
              onClick={() => onDay(day)}
            >
              {words.dayOfMonth(day)}
            </button>
            {own.slice(0, SHOWN).map((one) => (
              <EventButton key={one.id} appointment={one} words={words} moves={moves} onOpen={onOpen} isByDay />
            ))}
            {own.length > SHOWN && (
              <button type="button" className="calendar-more" onClick={() => onDay(day)}>
                {t('more', { count: own.length - SHOWN })}
              </button>
            )}
            {own.length > 0 && <span className="calendar-count">{own.length}</span>}
          </section>
        )
      })}
    </div>
  )
}
