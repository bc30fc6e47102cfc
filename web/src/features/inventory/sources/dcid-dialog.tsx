import type { DcidFilter } from '../../../data/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSourceText } from '../source-texts.ts'
import { DcidForm } from './dcid-form.tsx'

interface DcidDialogProps {
  open: boolean
  filter: DcidFilter
  hasIntegration: boolean
  /** Before the first sync no code is known to be wrong. */
  wasSynced: boolean
  onClose: () => void
}

/** Shows only one dealer's vehicles, here and to customers (S1 §2). */
export function DcidDialog({ open, filter, hasIntegration, wasSynced, onClose }: DcidDialogProps) {
  const t = useSourceText()
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('dcid_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('dcid_save')}
      isSubmitDisabled={!hasIntegration}
    >
      {hasIntegration ? (
        <DcidForm filter={filter} wasSynced={wasSynced} onDone={onClose} />
      ) : (
        <Notice status="warning" title={t('dcid_off_title')}>
          {t('dcid_needs_integration')}
        </Notice>
      )}
    </FormDialog>
  )
}
