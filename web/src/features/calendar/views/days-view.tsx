import { type CSSProperties, useRef } from 'react'
import type { Appointment } from '../../../data/appointments.ts'
import { useOrganization } from '../../../data/organizations.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { wallOf } from '../../../lib/wall-time.ts'
import { useCalendarText } from '../texts.ts'
import type { Moves } from '../use-moves.ts'
import { closedHours } from './closed-hours.ts'
import { EventButton } from './event-button.tsx'
import { layOut } from './lay-out.ts'
import { useDrag } from './use-drag.ts'

/** The hours that are always shown; earlier and later ones where something is. */
const [OPENS, CLOSES] = [8, 19]

export interface ViewProps {
  appointments: readonly Appointment[]
  days: readonly string[]
  today: string
  /** Omitted for people whose role doesn't allow it. */
  moves?: Moves
  onOpen: (appointment: Appointment) => void
}

/** One day or a week, hour by hour: appointments are dragged to another time, or by their lower edge to another end. */
export function DaysView({
  onPick,
  isRead,
  ...props
}: ViewProps & {
  onPick?: (at: { day: string; minutes: number }) => void
  /** All appointments of these days are known. */
  isRead: boolean
}) {
  const { appointments, days, today, moves, onOpen } = props
  const t = useCalendarText()
  const formats = useFormats()
  useNow()
  const grid = useRef<HTMLDivElement>(null)
  const columns = days.map((day) => ({ day, events: layOut(appointments, day) }))
  const all = columns.flatMap(({ events }) => events)
  const first = Math.min(OPENS, ...all.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(CLOSES, ...all.map(({ to }) => Math.ceil(to / 60)))
  const hours = Array.from({ length: last - first }, (_, n) => first + n)
  const drag = useDrag(grid, hours.length, moves, onOpen)
  const now = wallOf(serverNow())
  return (
    <div className="calendar-scroll">
      <div
        className="calendar-days"
        style={{ '--columns': columns.map(widthOf).join(' '), '--hours': hours.length } as CSSProperties}
      >
        <div className="calendar-corner" title={formats.zoneName}>
          {formats.zone}
        </div>
        {days.map((day) => (
          <div key={day} className="calendar-day-head">
            {formats.weekday(day)}{' '}
            <strong className={day === today ? 'calendar-today' : undefined}>{formats.dayOfMonth(day)}</strong>
          </div>
        ))}
        <div className="calendar-hours" aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{formats.hour(hour)}</span>
          ))}
        </div>
        <div className="calendar-columns" ref={grid}>
          {all.length === 0 && isRead && <p className="calendar-none">{t('none_text')}</p>}
          {columns.map(({ day, events }) => (
            <section key={day} className="calendar-column" aria-label={formats.longDay(day)}>
              <Closed {...{ day, first, last }} />
              {hours.map((hour) => (
                <HourButton key={hour} {...{ day, hour, onPick }} />
              ))}
              {day === now.day && (
                <div className="calendar-now" style={{ top: high(now.minutes - first * 60) }} aria-hidden />
              )}
              {events.map(({ appointment, from, to, column, columns: count }) => {
                const own = drag.of(appointment)
                return (
                  <EventButton
                    key={appointment.id}
                    appointment={appointment}
                    moves={moves}
                    onOpen={drag.onClick}
                    onPointerDown={(event) => drag.start(event, appointment)}
                    isDragged={own !== undefined}
                    style={{
                      top: high(from - first * 60),
                      height: `calc(${high(to - from)} + ${(own?.longerPx ?? 0) - 2}px)`,
                      left: `${(column / count) * 100}%`,
                      width: `calc(${100 / count}% - 3px)`,
                      transform: own && `translate(${own.xPx}px, ${own.yPx}px)`,
                    }}
                  />
                )
              })}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

const high = (minutes: number) => `calc(var(--hour) * ${minutes / 60})`

/** The hours of a day, of those shown, in which the dealership is closed. */
function Closed({ day, first, last }: { day: string; first: number; last: number }) {
  const { data } = useOrganization()
  return closedHours(day, data?.business_hours, { from: first * 60, to: last * 60 }).map(({ from, to }) => (
    <div
      key={from}
      className="calendar-closed"
      style={{ top: high(from - first * 60), height: high(to - from) }}
      aria-hidden
    />
  ))
}

/** A day takes its share, and no less than what stands side by side in it needs to be read. */
const widthOf = ({ events }: { events: ReturnType<typeof layOut> }) =>
  `minmax(${events.length === 0 ? 5 : Math.max(6.75, 5.5 * Math.max(...events.map(({ columns }) => columns)))}rem, 1fr)`

interface HourButtonProps {
  day: string
  hour: number
  onPick?: (at: { day: string; minutes: number }) => void
}

/** An hour of a day, where one may be booked: its upper half is the full hour. */
function HourButton({ day, hour, onPick }: HourButtonProps) {
  const t = useCalendarText()
  const { longDay, hour: hourName } = useFormats()
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={!onPick}
      className="calendar-hour"
      aria-label={`${t('book')}: ${longDay(day)}, ${hourName(hour)}`}
      onClick={({ nativeEvent, currentTarget }) =>
        onPick?.({ day, minutes: hour * 60 + (nativeEvent.offsetY > currentTarget.offsetHeight / 2 ? 30 : 0) })
      }
    />
  )
}
