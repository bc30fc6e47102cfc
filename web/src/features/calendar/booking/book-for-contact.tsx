import { useAppointments } from '../../../data/appointments.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { serverNow } from '../../../lib/server-time.ts'
import type { ContactDialogProps } from '../../../lib/slots.ts'
import { calendarWords, wallOf } from '../calendar-time.ts'
import { BookDialog } from './book-dialog.tsx'

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Books an appointment for the contact on the screen, where they are talked to. */
export function BookForContact({ contact, open, onClose }: ContactDialogProps) {
  const language = useLanguage()
  const today = wallOf(serverNow(), OWN_ZONE).day
  const zone = useAppointments({ from: today, to: today }).data?.timezone ?? OWN_ZONE
  return (
    <BookDialog
      open={open}
      contact={contact}
      words={calendarWords(language, zone)}
      today={wallOf(serverNow(), zone).day}
      onClose={onClose}
    />
  )
}
