import { Button, HStack, Input, Text, Textarea, Wrap } from '@chakra-ui/react'
import { useState } from 'react'
import { APPOINTMENT_KINDS, type AppointmentKind, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { createAppointment, useSlots } from '../../../data/appointments.ts'
import { useMembers } from '../../../data/team.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { addDays, type CalendarWords, wallOf, wallText } from '../calendar-time.ts'
import { useCalendarText } from '../texts.ts'
import { ContactChoice } from './contact-choice.tsx'
import { VehicleChoice } from './vehicle-choice.tsx'

export interface BookingFor {
  /** The contact it is for; chosen in the form where there is none. */
  contact?: string
  /** The day and the minutes since midnight that were clicked in the calendar. */
  start?: { day: string; minutes: number }
  words: CalendarWords
  today: string
}

/** Books an appointment at a free time, or at one that is typed. */
export function BookForm({ contact: given, start, words, today, onDone }: BookingFor & { onDone: () => void }) {
  const t = useCalendarText()
  const language = useLanguage()
  const [contact, setContact] = useState(given)
  const [kind, setKind] = useState<AppointmentKind>('test_drive')
  const [agent, setAgent] = useState('')
  const [vehicle, setVehicle] = useState<string>()
  const [day, setDay] = useState(start?.day ?? addDays(today, 1))
  const [time, setTime] = useState(start ? wallText(start.day, start.minutes).slice(11) : '')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [clientId] = useState(() => crypto.randomUUID())
  const members = useMembers().data?.data ?? []
  const slots = useSlots(day ? { kind, from: day, to: day, agent: agent || undefined, vehicle } : null)

  const book = async () => {
    if (!contact) return setError(t('contact_missing'))
    try {
      const { appointment } = await createAppointment({
        contact_id: contact,
        kind,
        starts_at: `${day}T${time}`,
        agent_id: agent || undefined,
        vehicle_id: vehicle,
        note: note || undefined,
        client_id: clientId,
      })
      const { starts_at, timezone } = appointment
      const when = `${words.longDay(wallOf(starts_at, timezone).day)}, ${words.time(starts_at)}`
      toaster.create({ type: 'success', title: t('booked', { when }) })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('book_failed')))
      void slots.mutate()
    }
  }
  return (
    <DialogForm onSubmit={book} onChange={() => setError(undefined)} error={error}>
      {!given && <ContactChoice value={contact} onChange={setContact} />}
      <HStack gap="3" align="flex-start" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Choice
          label={t('kinds')}
          value={kind}
          onChange={setKind}
          options={APPOINTMENT_KINDS.map((value) => ({ value, text: KIND_FACTS[value].label[language] }))}
        />
        <Choice
          label={t('agent')}
          value={agent}
          onChange={setAgent}
          options={[{ value: '', text: t('anybody') }, ...members.map(({ id, name }) => ({ value: id, text: name }))]}
        />
      </HStack>
      <HStack gap="3" align="flex-start">
        <FormField label={t('date')} isRequired>
          <DayInput value={day} onChange={setDay} />
        </FormField>
        <FormField label={t('time')} hint={words.zone} isRequired>
          <Input type="time" step={300} value={time} onChange={({ target }) => setTime(target.value)} />
        </FormField>
      </HStack>
      <FreeTimes {...{ words, day, time }} slots={slots.data?.data} onChoose={setTime} />
      <VehicleChoice value={vehicle} onChange={setVehicle} />
      <FormField label={`${t('note')} (${t('optional')})`}>
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </FormField>
    </DialogForm>
  )
}

interface FreeTimesProps {
  words: CalendarWords
  day: string
  time: string
  /** Undefined while they are read. */
  slots: readonly { starts_at: string }[] | undefined
  onChoose: (time: string) => void
}

function FreeTimes({ words, day, time, slots, onChoose }: FreeTimesProps) {
  const t = useCalendarText()
  return (
    <section aria-label={t('free_times')}>
      <Text fontSize="sm" fontWeight="medium" marginBottom="2">
        {t('free_times')}
      </Text>
      {slots?.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('no_free_times')}
        </Text>
      )}
      <Wrap gap="1.5" maxHeight="9rem" overflowY="auto">
        {slots?.map(({ starts_at }) => {
          const own = wallText(day, wallOf(starts_at, words.timeZone).minutes).slice(11)
          return (
            <Button
              key={starts_at}
              size="xs"
              variant={own === time ? 'solid' : 'outline'}
              aria-pressed={own === time}
              onClick={() => onChoose(own)}
            >
              {words.time(starts_at)}
            </Button>
          )
        })}
      </Wrap>
    </section>
  )
}
