import { Button, VisuallyHidden } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { dayOf } from '../../../lib/wall-time.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useCalendarText } from '../texts.ts'
import type { ViewProps } from './days-view.tsx'
import '../../../ui/dotted.css'

/** Appointments as a list by day: what a phone shows first. */
export function AgendaView({ appointments, days, today, onOpen, onBook }: ViewProps & { onBook?: () => void }) {
  const t = useCalendarText()
  const language = useLanguage()
  const { longDay, time, foreignZone } = useFormats()
  const byDay = [...Map.groupBy(appointments, ({ starts_at }) => dayOf(starts_at))]
  // Today stands there also where nothing is left of it.
  const later = byDay.findIndex(([day]) => day >= today)
  if (days.includes(today) && byDay[later]?.[0] !== today)
    byDay.splice(later < 0 ? byDay.length : later, 0, [today, []])
  if (appointments.length === 0)
    return (
      <EmptyState
        icon={<CalendarDays />}
        title={t('none_title')}
        description={t('none_text')}
        action={onBook && <Button onClick={onBook}>{t('book')}</Button>}
      />
    )
  return (
    <div className="calendar-agenda">
      {byDay.map(([day, own], at) => (
        <section key={day} aria-label={longDay(day)}>
          <h3 data-today={day === today || undefined}>
            {longDay(day)}
            {day === today && <span> · {t('today')}</span>}
            {at === 0 && foreignZone && <small>{foreignZone}</small>}
          </h3>
          {own.length === 0 && <p>{t('none_today')}</p>}
          <ul>
            {own.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="calendar-line"
                  data-kind={one.kind}
                  data-status={one.status}
                  onClick={() => onOpen(one)}
                >
                  <span className="calendar-line-time">
                    {time(one.starts_at)}
                    {foreignZone && <VisuallyHidden> {foreignZone}</VisuallyHidden>}
                    <small>
                      {one.status === 'scheduled' ? t('unconfirmed') : STATUS_FACTS[one.status].label[language]}
                    </small>
                  </span>
                  <span className="calendar-line-who">
                    <strong>{one.contact?.name ?? t('taken')}</strong>
                    <span className="dotted">
                      <span>{KIND_FACTS[one.kind].label[language]}</span>
                      {one.vehicle && <span>{one.vehicle.title}</span>}
                      <span>{t('with_agent', { agent: one.agent.name })}</span>
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
