import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useCalendarText } from '../texts.ts'
import { BookForm, type BookingFor } from './book-form.tsx'

export function BookDialog({ open, onClose, ...form }: BookingFor & { open: boolean; onClose: () => void }) {
  const t = useCalendarText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="md"
      title={t('book')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('book')}
      busyLabel={t('booking')}
    >
      {open && <BookForm {...form} onDone={onClose} />}
    </FormDialog>
  )
}
