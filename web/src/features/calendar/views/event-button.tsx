import { VisuallyHidden } from '@chakra-ui/react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import type { Appointment } from '../../../data/appointments.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { initialsOf } from '../../../ui/initials.ts'
import { KIND_ICONS } from '../kind-icons.ts'
import { useCalendarText } from '../texts.ts'
import { isMovable, type Moves } from '../use-moves.ts'
import './event.css'

/** What Alt and an arrow do; with Shift, up and down change the length. */
const STEP_MINUTES = 15

interface EventButtonProps {
  appointment: Appointment
  moves: Moves | undefined
  onOpen: (appointment: Appointment) => void
  /** Days up and down move it instead of minutes: in the month. */
  isByDay?: boolean
  style?: CSSProperties
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void
  isDragged?: boolean
}

/** An appointment in a grid: opens, and moves by keyboard. */
export function EventButton({ appointment, moves, onOpen, isByDay, ...rest }: EventButtonProps) {
  const t = useCalendarText()
  const language = useLanguage()
  const { time, zonedTime } = useFormats()
  const { kind, status, starts_at, contact, agent } = appointment
  const kindName = KIND_FACTS[kind].label[language]
  const name = contact?.name ?? t('taken')
  const Icon = KIND_ICONS[kind]
  // Where it is narrow, a full hour is written as "10 AM".
  const [hour, minutes, half] = time(starts_at).split(/(?=:|\s[ap])/i)
  const line = t('appointment_line', {
    time: zonedTime(starts_at),
    kind: kindName,
    name,
    agent: agent.name,
    status: STATUS_FACTS[status].label[language],
  })
  const move = isMovable(appointment) ? moves : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !move) return
    const shift = shiftOf(event, isByDay)
    if (!shift) return
    event.preventDefault()
    void move(appointment, shift)
  }
  return (
    <button
      type="button"
      className="calendar-event"
      data-kind={kind}
      data-status={status}
      data-private={contact === null || undefined}
      data-dragged={rest.isDragged || undefined}
      style={rest.style}
      title={[line, move && t('keys_hint')].filter(Boolean).join('\n')}
      onKeyDown={onKeyDown}
      onPointerDown={rest.onPointerDown}
      onClick={() => onOpen(appointment)}
    >
      <VisuallyHidden>{line}</VisuallyHidden>
      <span className="calendar-event-lines" aria-hidden>
        <span className="calendar-event-who">
          {contact && <Icon className="calendar-event-icon" />}
          <span className="calendar-event-name">{name}</span>
        </span>
        <span className="calendar-event-rest">
          <span className="calendar-event-time">
            {hour}
            <span className={minutes === ':00' ? 'calendar-event-zero' : undefined}>{minutes}</span>
            {half}
            {!isByDay && <span className="calendar-event-initials"> · {initialsOf(agent.name)}</span>}
          </span>
          {!isByDay && (
            <span className="calendar-event-more">
              {kindName}
              <span className="calendar-event-agent"> · {agent.name}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  )
}

function shiftOf({ key, shiftKey }: KeyboardEvent, isByDay = false) {
  if (key === 'ArrowLeft') return { days: -1 }
  if (key === 'ArrowRight') return { days: 1 }
  const sign = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (sign === 0) return undefined
  if (isByDay) return { days: 7 * sign }
  return shiftKey ? { longer: STEP_MINUTES * sign } : { minutes: STEP_MINUTES * sign }
}
