import { type Appointment, type AppointmentChanges, updateAppointment } from '../../data/appointments.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { addDays, dayOf, wallOf, wallText } from '../../lib/wall-time.ts'
import { toaster } from '../../ui/toaster.tsx'
import { useCalendarText } from './texts.ts'

/** How far an appointment moves, or gets longer. */
export interface Shift {
  days?: number
  minutes?: number
  longer?: number
}

const SHORTEST_MINUTES = 15

export const minutesOf = ({ starts_at, ends_at }: Pick<Appointment, 'starts_at' | 'ends_at'>) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000

/** True if the reader may move it: not a colleague's private one, and nothing that is over. */
export const isMovable = ({ contact, status }: Appointment) =>
  contact !== null && (status === 'scheduled' || status === 'confirmed')

/** Moves and lengthens appointments on the dealership's clock; each says so, and can be undone. */
export function useMoves() {
  const { longDay, zonedTime } = useFormats()
  const t = useCalendarText()
  const send = async (id: string, body: AppointmentChanges) => {
    try {
      return await updateAppointment(id, body)
    } catch (error) {
      toaster.create({ type: 'error', title: t('change_failed'), description: errorText(error) })
    }
  }
  return async (one: Appointment, { days = 0, minutes = 0, longer = 0 }: Shift) => {
    if (!isMovable(one)) return
    const { starts_at, ends_at } = one
    const body: AppointmentChanges = {}
    if (days !== 0 || minutes !== 0) {
      const start = wallOf(starts_at)
      body.starts_at = wallText(addDays(start.day, days), start.minutes + minutes)
    }
    if (longer !== 0) {
      const length = Math.max(SHORTEST_MINUTES, minutesOf(one) + longer)
      body.ends_at = new Date(Date.parse(starts_at) + length * 60_000).toISOString()
    }
    const changed = await send(one.id, body)
    if (!changed) return
    const { appointment } = changed
    const when = `${longDay(dayOf(appointment.starts_at))}, ${zonedTime(appointment.starts_at)}`
    toaster.create({
      type: 'success',
      title: longer === 0 ? t('moved', { when }) : t('lengthened', { minutes: minutesOf(appointment) }),
      action: { label: t('undo'), onClick: () => void send(one.id, { starts_at, ends_at }) },
    })
  }
}
export type Moves = ReturnType<typeof useMoves>
