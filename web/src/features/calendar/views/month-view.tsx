import { useFormats } from '../../../lib/language/formats.ts'
import { dayOf } from '../../../lib/wall-time.ts'
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
export function MonthView({ appointments, days, today, month, moves, onOpen, onDay }: MonthViewProps) {
  const t = useCalendarText()
  const { weekday, dayOfMonth, longDay } = useFormats()
  const byDay = Map.groupBy(appointments, ({ starts_at }) => dayOf(starts_at))
  return (
    <div className="calendar-month">
      {days.slice(0, 7).map((day) => (
        <div key={day} className="calendar-weekday" aria-hidden>
          {weekday(day)}
        </div>
      ))}
      {days.map((day) => {
        const own = byDay.get(day) ?? []
        return (
          <section
            key={day}
            className="calendar-cell"
            aria-label={longDay(day)}
            data-today={day === today || undefined}
            data-other={!day.startsWith(month) || undefined}
          >
            <button
              type="button"
              className={day === today ? 'calendar-date calendar-today' : 'calendar-date'}
              aria-label={longDay(day)}
              onClick={() => onDay(day)}
            >
              {dayOfMonth(day)}
            </button>
            {own.slice(0, SHOWN).map((one) => (
              <EventButton key={one.id} appointment={one} moves={moves} onOpen={onOpen} isByDay />
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
