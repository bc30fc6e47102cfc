import { VisuallyHidden } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { APPOINTMENT_KINDS, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { type Appointment, useAppointments, useLiveAppointments } from '../../data/appointments.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useMay, useSession } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { DESK, MainAct, PageActs } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { AskedAppointments } from './asked-appointments.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { AppointmentDialog, BookDialog, LinksDialog } from './dialogs.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { useLinks } from './links/use-links.ts'
import { useCalendarText } from './texts.ts'
import './calendar.css'
import './views/views.css'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { useCalendarPlace } from './use-calendar-place.ts'
import { useMoves } from './use-moves.ts'
import { AgendaView } from './views/agenda-view.tsx'
import { DaysView } from './views/days-view.tsx'
import { MonthView } from './views/month-view.tsx'

/** The dealership's appointments (S1 §2): by day, week, or month, or as a list. */
export function CalendarPage() {
  const t = useCalendarText()
  const { user } = useSession()
  const isDesk = useMedia(DESK)
  const place = useCalendarPlace()
  const links = useLinks()
  const { view, days, filter } = place
  const { data, error, isLoading, mutate } = useAppointments({ from: days.at(0) ?? '', to: days.at(-1) ?? '' })
  useLiveAppointments()
  const mayEdit = useMay('edit')
  const move = useMoves()
  const moves = mayEdit ? move : undefined
  const [open, setOpen] = useState<Appointment | null>(null)

  const shown = (data?.data ?? []).filter(
    ({ agent, kind, status }) =>
      status !== 'canceled' &&
      (filter.agent === '' || agent.id === (filter.agent === 'me' ? user?.id : filter.agent)) &&
      (filter.kind === '' || kind === filter.kind),
  )
  const book = mayEdit && <MainAct icon={CalendarPlus} text={t('book')} onClick={() => place.book('')} />
  const onOpen = (one: Appointment) => setOpen(one)
  const shownProps = { appointments: shown, days, today: place.today, onOpen, moves }
  return (
    <div className="calendar">
      <WorkspaceTitle page={t('title')} />
      {isDesk ? (
        <PageHeader title={t('title')}>
          <PageActs deeds={[links.deed]}>{book}</PageActs>
        </PageHeader>
      ) : (
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      )}
      <AskedAppointments />
      <CalendarBar place={place} end={!isDesk && book} links={links.deed} />
      {isLoading && !data && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
      {error && !data ? (
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      ) : isLoading && !data && view === 'agenda' ? (
        <Panel padding="0" overflow="hidden">
          <RowsSkeleton rows={6} />
        </Panel>
      ) : view === 'month' ? (
        <MonthView {...shownProps} month={place.day.slice(0, 7)} onDay={(day) => place.show('day', day)} />
      ) : view === 'agenda' ? (
        <AgendaView {...shownProps} onBook={mayEdit ? () => place.book('') : undefined} />
      ) : (
        <DaysView {...shownProps} isRead={data !== undefined} onPick={mayEdit ? place.bookAt : undefined} />
      )}
      {isDesk && view !== 'agenda' && <CalendarKey />}
      <AppointmentDialog open={open !== null} appointment={fresh(open, data?.data)} onClose={() => setOpen(null)} />
      <LinksDialog open={links.isOpen} outcome={links.outcome} onClose={links.close} />
      <BookDialog
        open={place.booking !== undefined}
        contact={place.booking?.contact}
        start={place.booking?.start}
        onClose={place.endBooking}
      />
    </div>
  )
}

/** What the colors and the dashed edges mean. */
function CalendarKey() {
  const t = useCalendarText()
  const language = useLanguage()
  return (
    <ul className="calendar-key">
      {APPOINTMENT_KINDS.map((kind) => {
        const Icon = KIND_ICONS[kind]
        return (
          <li key={kind} data-kind={kind}>
            <Icon aria-hidden />
            {KIND_FACTS[kind].label[language]}
          </li>
        )
      })}
      <li data-status="scheduled">{t('key_scheduled')}</li>
    </ul>
  )
}

/** The open appointment as it is now. */
const fresh = (open: Appointment | null, all: readonly Appointment[] = []) =>
  open && (all.find(({ id }) => id === open.id) ?? open)
