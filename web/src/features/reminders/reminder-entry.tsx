import { CalendarClock, Circle, CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reminder } from '../../data/reminders.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMay, useUserId } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { When } from '../../parts/when.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import './reminders.css'
import { reminderTexts } from './texts.ts'
import { tomorrowMorning } from './times.ts'
import { isAhead, useReminderDeeds } from './use-reminder-deeds.ts'

const Dialog = lazyDialog(async () => (await import('./reminder-dialog.tsx')).ReminderDialog, byOpen)

interface ReminderEntryProps {
  reminder: Reminder
  /** Without the contact's name, where everything shown is about it. */
  isOfContact?: boolean
}

/** One reminder, to be marked as done, changed, moved, and deleted. */
export function ReminderEntry({ reminder, isOfContact = false }: ReminderEntryProps) {
  const t = useText(reminderTexts)
  const mayEdit = useMay('edit')
  const { finish, reopen } = useReminderDeeds()
  const { text, is_done } = reminder
  const Mark = is_done ? CircleCheck : Circle
  const label = t(is_done ? 'reopen' : 'finish', { text })
  return (
    <li className="reminder" data-done={is_done || undefined}>
      <button
        type="button"
        className="reminder-mark"
        disabled={!mayEdit}
        aria-label={label}
        title={label}
        onClick={() => (is_done ? reopen(reminder) : finish(reminder))}
      >
        <Mark size={20} aria-hidden />
      </button>
      <div className="reminder-words">
        <p>{text}</p>
        <Facts reminder={reminder} isOfContact={isOfContact} />
      </div>
      {mayEdit && <Deeds reminder={reminder} />}
    </li>
  )
}

/** Whom it is about, when it is due, and between whom it is. */
function Facts({ reminder, isOfContact }: { reminder: Reminder; isOfContact: boolean }) {
  const t = useText(reminderTexts)
  const own = useUserId()
  const now = useNow()
  const { contact, due_at, is_done, user, author } = reminder
  const isOverdue = !is_done && Date.parse(due_at) <= now
  return (
    <small>
      {!isOfContact &&
        (contact ? (
          <Link to={`/chats?${new URLSearchParams({ contact: contact.id })}`}>{phoneText(contact.name)}</Link>
        ) : (
          <span>{t('contact_hidden')}</span>
        ))}
      <time dateTime={due_at} data-overdue={isOverdue || undefined}>
        <When at={due_at} />
      </time>
      {user.id !== own && <span>{t('for_person', { name: user.name })}</span>}
      {author.id !== own && author.id !== user.id && <span>{t('from_person', { name: author.name })}</span>}
    </small>
  )
}

function Deeds({ reminder }: { reminder: Reminder }) {
  const t = useText(reminderTexts)
  const common = useText()
  const { move, remove } = useReminderDeeds()
  const [asked, ask] = useState<'change' | 'remove' | null>(null)
  const { text, is_done, contact } = reminder
  const close = () => ask(null)
  const change = { value: 'change', icon: Pencil, text: t('change'), does: () => ask('change') }
  const tomorrow = {
    value: 'tomorrow',
    icon: CalendarClock,
    text: t('tomorrow_instead'),
    does: () => void move(reminder, tomorrowMorning(serverNow())),
  }
  // What can be restored is not asked about first.
  const isSafe = contact !== null && !is_done && isAhead(reminder)
  const away = {
    value: 'remove',
    icon: Trash2,
    text: t('remove'),
    destructive: true,
    does: () => (isSafe ? void remove(reminder) : ask('remove')),
  }
  return (
    <>
      <RowMenu
        label={t('actions', { text })}
        deeds={is_done ? [away] : [change, tomorrow, away]}
        variant="ghost"
        color="fg.muted"
      />
      <Dialog contact={contact?.id ?? ''} reminder={reminder} open={asked === 'change'} onClose={close} />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('remove_title')}
        confirmLabel={t('remove')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={close}
        onConfirm={async () => {
          await remove(reminder)
          close()
        }}
      >
        {t('remove_question')}
      </ConfirmDialog>
    </>
  )
}
