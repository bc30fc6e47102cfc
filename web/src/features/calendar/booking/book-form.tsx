import { Grid, HStack, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { APPOINTMENT_KINDS, type AppointmentKind, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { createAppointment, useSlots } from '../../../data/appointments.ts'
import { useContact } from '../../../data/contacts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { addDays, dayOf, wallText } from '../../../lib/wall-time.ts'
import { ContactChoice } from '../../../parts/contact-choice.tsx'
import { DayInput } from '../../../parts/day-input.tsx'
import { TimeInput } from '../../../parts/time-input.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useCalendarText } from '../texts.ts'
import { FreeDays, FreeTimes } from './free-times.tsx'
import { VehicleChoice } from './vehicle-choice.tsx'

export interface BookingFor {
  /** The contact it is for; chosen in the form where there is none. */
  contact?: string
  /** The day and the minutes since midnight that were clicked in the calendar. */
  start?: { day: string; minutes: number }
}

/** So many days from today on are looked at for free times. */
const DAYS_AHEAD = 14

/** Books an appointment at a free time, the first day that has one before all, or at one that is typed. */
export function BookForm({ contact: given, start, onDone }: BookingFor & { onDone: () => void }) {
  const t = useCalendarText()
  const language = useLanguage()
  const { longDay, zonedTime, zone } = useFormats()
  const today = dayOf(serverNow())
  const [contact, setContact] = useState(given)
  const [kind, setKind] = useState<AppointmentKind>('test_drive')
  const [agent, setAgent] = useState('')
  const [vehicle, setVehicle] = useState<string>()
  const [chosenDay, setDay] = useState(start?.day)
  const [time, setTime] = useState(start ? wallText(start.day, start.minutes).slice(11) : '')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [clientId] = useState(() => crypto.randomUUID())
  const wanted = { kind, agent: agent || undefined, vehicle }
  const ahead = useSlots({ ...wanted, from: today, to: addDays(today, DAYS_AHEAD - 1) })
  const freeDays = [...new Set(ahead.data?.data.map(({ starts_at }) => dayOf(starts_at)))]
  const day = chosenDay ?? freeDays[0] ?? (ahead.data ? addDays(today, 1) : '')
  const slots = useSlots(day ? { ...wanted, from: day, to: day } : null)
  const agents = slots.data?.agents ?? ahead.data?.agents ?? []

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
      const { starts_at } = appointment
      const when = `${longDay(dayOf(starts_at))}, ${zonedTime(starts_at)}`
      toaster.create({ type: 'success', title: t('booked', { when }) })
      onDone()
    } catch (failure) {
      setError(errorText(failure, t('book_failed')))
      void slots.mutate()
    }
  }
  return (
    <DialogForm onSubmit={book} onChange={() => setError(undefined)} error={error}>
      {given ? <Customer id={given} /> : <ContactChoice value={contact} onChange={setContact} />}
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
          options={[{ value: '', text: t('anybody') }, ...agents.map(({ id, name }) => ({ value: id, text: name }))]}
        />
      </HStack>
      <Grid className="calendar-when" gap="3">
        <FormField label={t('date')} isRequired>
          <DayInput value={day} onChange={setDay} />
        </FormField>
        <FormField label={t('time')} hint={zone} isRequired>
          <TimeInput step={300} value={time} onChange={setTime} />
        </FormField>
      </Grid>
      <FreeDays day={day} days={freeDays} onChoose={setDay} />
      <FreeTimes {...{ day, time }} slots={slots.data?.data} onChoose={setTime} />
      <VehicleChoice value={vehicle} onChange={setVehicle} />
      <FormField label={`${t('note')} (${t('optional')})`}>
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </FormField>
    </DialogForm>
  )
}

/** Whom it is for, where they are chosen already. */
function Customer({ id }: { id: string }) {
  const name = useContact(id).data?.display_name
  return (
    <Text fontWeight="600" minHeight="6" truncate>
      {name && phoneText(name)}
    </Text>
  )
}
