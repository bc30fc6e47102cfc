import { useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useSourceText } from '../source-texts.ts'
import type { Runs } from '../syncs/use-runs.ts'
import type { Integrations } from '../use-integrations.ts'
import { ConnectForm } from './connect-form.tsx'

interface ConnectDialogProps {
  open: boolean
  integrations: Integrations
  runs: Runs
  onClose: () => void
}

/** The server with the dealer's files, and the credentials (S1 §2); can be tested before saving. */
export function ConnectDialog({ open, onClose, ...rest }: ConnectDialogProps) {
  const t = useSourceText()
  const common = useText()
  const [isReady, setReady] = useState(false)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('connect_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('connect')}
      isSubmitDisabled={!isReady}
      size="lg"
    >
      <ConnectForm onReady={setReady} onDone={onClose} {...rest} />
    </FormDialog>
  )
}
