import { Button } from '@chakra-ui/react'
import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { useReminders } from '../../data/reminders.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import type { ContactSectionProps } from '../../lib/slots.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { SectionSkeleton } from '../../parts/section-skeleton.tsx'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import './contact-reminders.css'
import { ReminderEntry } from './reminder-entry.tsx'
import { reminderTexts } from './texts.ts'

const Dialog = lazyDialog(async () => (await import('./reminder-dialog.tsx')).ReminderDialog, byOpen)

/** What the reader is to be reminded of about a contact, and room for more. */
export function ContactReminders({ contact }: ContactSectionProps) {
  const t = useText(reminderTexts)
  const { data, error, mutate } = useReminders({ contact_id: contact })
  const mayEdit = useMay('edit')
  const [isOpen, setOpen] = useState(false)
  if (error && !data) {
    return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  }
  if (!data) return <SectionSkeleton />
  if (!mayEdit && data.data.length === 0) return null
  return (
    <section className="contact-reminders" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {mayEdit && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => setOpen(true)}>
          <AlarmClock /> {t('remind_me')}
        </Button>
      )}
      {data.data.length > 0 && (
        <ul>
          {data.data.map((reminder) => (
            <ReminderEntry key={reminder.id} reminder={reminder} isOfContact />
          ))}
        </ul>
      )}
      <Dialog contact={contact} open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
