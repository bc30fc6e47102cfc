import { useText } from '../../lib/language/text.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { twoStepTexts } from './texts.ts'
import type { SetUp } from './use-set-up.ts'

interface SetUpDialogProps extends Pick<SetUp, 'app' | 'codes' | 'enter'> {
  onClose: () => void
}

/** Turns on two-step login. */
export function SetUpDialog({ app, onClose, ...props }: SetUpDialogProps) {
  const t = useText(twoStepTexts)
  const common = useText()
  return (
    <DialogFrame open={app !== undefined} title={t('set_up')} closeLabel={common('close')} isForm onClose={onClose}>
      {app && <SetUpForm app={app} {...props} onDone={onClose} />}
    </DialogFrame>
  )
}
