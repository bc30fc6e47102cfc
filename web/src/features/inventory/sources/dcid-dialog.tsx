import { Button } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DcidForm } from './dcid-form.tsx'
import { useSourceText } from './texts.ts'
import type { DcidFilter } from './use-dcid-filter.ts'

interface DcidDialogProps {
  open: boolean
  filter: DcidFilter
  hasIntegration: boolean
  /** Without a file that was read no code is known to be wrong. */
  wasSynced: boolean
  onClose: () => void
}

/** Shows one dealer's vehicles only, here and to customers (S1 §2). */
export function DcidDialog({ open, filter, hasIntegration, wasSynced, onClose }: DcidDialogProps) {
  const t = useSourceText()
  const common = useText()
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={t('dcid_title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!hasIntegration}>
            {t('dcid_save')}
          </Button>
        </>
      }
    >
      {hasIntegration ? (
        <DcidForm id={form} filter={filter} wasSynced={wasSynced} onBusy={setBusy} onDone={onClose} />
      ) : (
        <Notice status="warning" title={t('dcid_off_title')}>
          {t('dcid_needs_integration')}
        </Notice>
      )}
    </DialogFrame>
  )
}
