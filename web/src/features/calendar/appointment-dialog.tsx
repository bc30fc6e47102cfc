import { Badge, Button, Grid, HStack, Stack, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type AppointmentStatus, KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { type Appointment, updateAppointment, updateAppointmentStatus } from '../../data/appointments.ts'
import { useMembers } from '../../data/team.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { dayOf, wallOf, wallText } from '../../lib/wall-time.ts'
import { DayInput } from '../../parts/day-input.tsx'
import { May } from '../../parts/may.tsx'
import { TimeInput } from '../../parts/time-input.tsx'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { STATUS_COLORS } from './status-colors.ts'
import { useCalendarText } from './texts.ts'

interface AppointmentDialogProps {
  open: boolean
  appointment: Appointment | null
  onClose: () => void
}

/** An appointment: how it stands, and when, with whom, and what it is about. */
export function AppointmentDialog({ open, appointment, onClose }: AppointmentDialogProps) {
  const t = useCalendarText()
  const common = useText()
  const language = useLanguage()
  const [shown, setShown] = useState(appointment)
  if (appointment && appointment !== shown) setShown(appointment)
  const mayEdit = useMay('edit')
  const isEditable = mayEdit && shown?.contact && shown.status !== 'canceled'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="md"
      title={shown ? `${KIND_FACTS[shown.kind].label[language]}: ${shown.contact?.name ?? t('taken')}` : ''}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={isEditable ? t('save') : undefined}
      busyLabel={t('saving')}
    >
      {shown && (
        <Stack gap="4">
          <Standing appointment={shown} onClose={onClose} />
          {isEditable && <Fields key={shown.id} appointment={shown} onDone={onClose} />}
        </Stack>
      )}
    </FormDialog>
  )
}

/** The next steps from each status, the likeliest first. */
const NEXT: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  scheduled: ['confirmed', 'arrived', 'no_show', 'canceled'],
  confirmed: ['arrived', 'no_show', 'canceled'],
  arrived: ['done', 'no_show'],
  done: ['arrived'],
  no_show: ['arrived', 'scheduled'],
  canceled: ['scheduled'],
}

function Standing({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useCalendarText()
  const language = useLanguage()
  const { longDay, time, zonedTime } = useFormats()
  const { id, status, starts_at, ends_at, contact, agent, vehicle } = appointment
  const labels: Record<AppointmentStatus, string> = {
    scheduled: t('restore'),
    confirmed: t('confirm'),
    arrived: t('arrived'),
    done: t('done'),
    no_show: t('no_show'),
    canceled: t('cancel_appointment'),
  }
  const set = async (next: AppointmentStatus) => {
    try {
      await updateAppointmentStatus(id, next)
      if (next === 'canceled') onClose()
    } catch (error) {
      toaster.create({ type: 'error', title: t('change_failed'), description: errorText(error) })
    }
  }
  return (
    <Stack gap="3">
      <HStack justify="space-between" align="flex-start" gap="3">
        <Text>
          {longDay(dayOf(starts_at))}, {time(starts_at)} – {zonedTime(ends_at)}
          <br />
          {t('with_agent', { agent: agent.name })}
          {vehicle && ` · ${vehicle.title}`}
        </Text>
        <Badge colorPalette={STATUS_COLORS[status]} flexShrink="0">
          {STATUS_FACTS[status].label[language]}
        </Badge>
      </HStack>
      {contact && appointment.is_asked && (
        <HStack gap="2" wrap="wrap" justify="space-between">
          <Text fontWeight="600">{t('how_it_went')}</Text>
          <OutcomeButtons appointment={appointment} />
        </HStack>
      )}
      {contact ? (
        <HStack gap="2" wrap="wrap">
          <May right="edit">
            {(appointment.is_asked ? [] : NEXT[status]).map((next) => (
              <Button
                key={next}
                size="sm"
                variant="outline"
                color={next === 'canceled' ? 'fg.error' : undefined}
                onClick={() => set(next)}
              >
                {labels[next]}
              </Button>
            ))}
          </May>
          <Button size="sm" variant="outline" asChild>
            <Link to={`/chats?contact=${encodeURIComponent(contact.id)}`}>{t('open_chat')}</Link>
          </Button>
        </HStack>
      ) : (
        <Text color="fg.muted">{t('private')}</Text>
      )}
    </Stack>
  )
}

function Fields({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const t = useCalendarText()
  const { id, starts_at } = appointment
  const start = wallOf(starts_at)
  const [day, setDay] = useState(start.day)
  const [time, setTime] = useState(wallText(start.day, start.minutes).slice(11))
  const [agent, setAgent] = useState(appointment.agent.id)
  const [note, setNote] = useState(appointment.note ?? '')
  const [error, setError] = useState<string>()
  const members = useMembers().data?.data ?? []
  const isMoved = `${day}T${time}` !== wallText(start.day, start.minutes)
  const save = async () => {
    try {
      await updateAppointment(id, {
        ...(isMoved && { starts_at: `${day}T${time}` }),
        ...(agent !== appointment.agent.id && { agent_id: agent }),
        note: note || null,
      })
      toaster.create({ type: 'success', title: t('saved') })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('change_failed')))
    }
  }
  const people = members.map((one) => ({ value: one.id, text: one.name }))
  return (
    <DialogForm onSubmit={save} onChange={() => setError(undefined)} error={error}>
      <Grid className="calendar-when" gap="3">
        <FormField label={t('date')}>
          <DayInput value={day} onChange={setDay} />
        </FormField>
        <FormField label={t('time')}>
          <TimeInput step={300} value={time} onChange={setTime} />
        </FormField>
      </Grid>
      <Choice
        label={t('agent')}
        value={agent}
        onChange={setAgent}
        options={
          people.some(({ value }) => value === agent)
            ? people
            : [{ value: agent, text: appointment.agent.name }, ...people]
        }
      />
      <FormField label={t('note')}>
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </FormField>
    </DialogForm>
  )
}
