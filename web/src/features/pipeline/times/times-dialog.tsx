import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { usePipelineText } from '../texts.ts'
import { TimesForm } from './times-form.tsx'

interface TimesDialogProps {
  open: boolean
  times: TimeSettings
  onClose: () => void
}

/** The hours by which cards are colored, for the whole dealership (S1 §2). */
export function TimesDialog({ open, times, onClose }: TimesDialogProps) {
  const t = usePipelineText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('times_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
      busyLabel={t('saving')}
    >
      <TimesForm times={times} onDone={onClose} />
    </FormDialog>
  )
}
