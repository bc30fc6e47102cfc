import { createReminder, type Reminder, removeReminder, setReminderDone, updateReminder } from '../../data/reminders.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { toaster } from '../../ui/toaster.tsx'
import { reminderTexts } from './texts.ts'

/** Nobody is reminded at a time that is over: what was overdue stays where it was put. */
export const isAhead = ({ due_at }: Pick<Reminder, 'due_at'>) => Date.parse(due_at) > serverNow()

/** What is done with a reminder in one press; each says so, and can be undone as long as its time is ahead. */
export function useReminderDeeds() {
  const t = useText(reminderTexts)
  const { moment } = useFormats()

  async function attempt(deed: () => Promise<unknown>, title?: string, undo?: () => Promise<unknown>) {
    try {
      await deed()
      if (title === undefined) return
      const action = undo && { label: t('undo'), onClick: () => void attempt(undo) }
      toaster.create({ type: 'success', title, ...(action && { action }) })
    } catch (error) {
      toaster.create({ type: 'error', title: t('failed'), description: errorText(error) })
    }
  }

  return {
    finish: ({ id }: Reminder) =>
      attempt(
        () => setReminderDone(id, true),
        t('finished'),
        () => setReminderDone(id, false),
      ),
    reopen: ({ id }: Reminder) => attempt(() => setReminderDone(id, false)),
    move: (reminder: Reminder, due_at: string) =>
      attempt(
        () => updateReminder(reminder.id, { due_at }),
        t('moved', { when: moment(due_at) }),
        isAhead(reminder) ? () => updateReminder(reminder.id, { due_at: reminder.due_at }) : undefined,
      ),
    remove: (reminder: Reminder) => {
      const { id, contact, text, due_at, user, is_done } = reminder
      const again = contact && { contact_id: contact.id, text, due_at, user_id: user.id }
      const isRestorable = again && !is_done && isAhead(reminder)
      return attempt(() => removeReminder(id), t('removed'), isRestorable ? () => createReminder(again) : undefined)
    },
  }
}
