import { Badge } from '@chakra-ui/react'
import { useState } from 'react'
import { KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { type Appointment, useContactAppointments, useLiveAppointments } from '../../data/appointments.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import type { ContactSectionProps } from '../../lib/slots.ts'
import { dayOf } from '../../lib/wall-time.ts'
import { SectionSkeleton } from '../../parts/section-skeleton.tsx'
import { AppointmentDialog } from './dialogs.ts'
import { STATUS_COLORS } from './status-colors.ts'
import { useCalendarText } from './texts.ts'
import './calendar.css'
import '../../ui/dotted.css'
import './views/views.css'

/** Of the past, only the last few are shown. */
const SHOWN = 5

/** A contact's appointments beside their conversation; nothing where there are none. */
export function ContactAppointments({ contact }: ContactSectionProps) {
  const t = useCalendarText()
  const language = useLanguage()
  const { data, error } = useContactAppointments(contact)
  useLiveAppointments()
  const [open, setOpen] = useState<Appointment | null>(null)
  const { monthDay, zonedTime } = useFormats()
  const shown = (data?.data ?? []).filter(({ status }) => status !== 'canceled').slice(0, SHOWN)
  if (!data && !error) return <SectionSkeleton />
  if (shown.length === 0 && !open) return null
  return (
    <section className="calendar-of-contact" aria-label={t('appointments')}>
      <h3>{t('appointments')}</h3>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <button type="button" className="calendar-line" data-kind={one.kind} onClick={() => setOpen(one)}>
              <span className="calendar-line-who">
                <span className="calendar-line-head">
                  <strong>{KIND_FACTS[one.kind].label[language]}</strong>
                  <Badge colorPalette={STATUS_COLORS[one.status]}>{STATUS_FACTS[one.status].label[language]}</Badge>
                </span>
                <span className="dotted">
                  <span>
                    {monthDay(dayOf(one.starts_at))}, {zonedTime(one.starts_at)}
                  </span>
                  <span>{one.agent.name}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <AppointmentDialog
        open={open !== null}
        appointment={open && (data?.data.find(({ id }) => id === open.id) ?? open)}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}
