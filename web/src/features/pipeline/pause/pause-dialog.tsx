import type { Contact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { usePipelineText } from '../texts.ts'
import { PauseForm } from './pause-form.tsx'

interface PauseDialogProps {
  contact: Contact | null
  /** The time for which the card stays orange afterwards. */
  hours: number
  onDone: () => void
  onPause: (contact: Contact, until: string) => Promise<void>
}

/** Asks until when a contact rests. */
export function PauseDialog({ contact, hours, onDone, onPause }: PauseDialogProps) {
  const t = usePipelineText()
  const common = useText()
  return (
    <FormDialog
      open={contact !== null}
      onClose={onDone}
      size="sm"
      title={contact ? t('pause_title', { name: phoneText(contact.display_name) }) : ''}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('pause')}
      busyLabel={t('pausing')}
    >
      {contact && <PauseForm contact={contact} hours={hours} onDone={onDone} onPause={onPause} />}
    </FormDialog>
  )
}
