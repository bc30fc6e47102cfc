import type { Reminder } from '../../data/reminders.ts'
import { useText } from '../../lib/language/text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { reminderTexts } from './texts.ts'

interface ReminderDialogProps {
  /** Chosen in the dialog where it is not given. */
  contact?: string
  open: boolean
  onClose: () => void
  /** The reminder to change; a new one without. */
  reminder?: Reminder
}

/** Reminds somebody of a contact, from wherever it is open. */
export function ReminderDialog({ contact, open, onClose, reminder }: ReminderDialogProps) {
  const t = useText(reminderTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(reminder ? 'change_title' : contact ? 'remind_me' : 'new')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      <ReminderForm contact={contact} reminder={reminder} onDone={onClose} />
    </FormDialog>
  )
}
