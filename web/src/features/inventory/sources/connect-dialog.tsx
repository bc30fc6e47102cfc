import { Button } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import type { Runs } from '../syncs/use-runs.ts'
import { ConnectForm } from './connect-form.tsx'
import { useSourceText } from './texts.ts'
import type { Integrations } from './use-integrations.ts'

interface ConnectDialogProps {
  open: boolean
  integrations: Integrations
  runs: Runs
  onClose: () => void
}

/** Where the dealer's files lie and how to get in (S1 §2); tried before it is saved, if wanted. */
export function ConnectDialog({ open, onClose, ...rest }: ConnectDialogProps) {
  const t = useSourceText()
  const common = useText()
  const form = useId()
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={t('connect_title')}
      closeLabel={common('close')}
      size="lg"
      busy={isBusy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!isReady}>
            {t('connect')}
          </Button>
        </>
      }
    >
      <ConnectForm id={form} onReady={setReady} onBusy={setBusy} onDone={onClose} {...rest} />
    </DialogFrame>
  )
}
