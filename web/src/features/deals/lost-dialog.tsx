import { Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { LOST_REASON_NAMES, LOST_REASONS, type LostReason } from '#contract/messaging/deal-facts.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { useDealText } from './texts.ts'
import { useChangeDeal } from './use-change-deal.ts'

interface LostDialogProps {
  /** Undefined while nothing is asked. */
  contact: string | undefined
  /** They are in the stage already; the reason may be left out. */
  isSkippable?: boolean
  onClose: () => void
}

/** Asks why a deal was lost. */
export function LostDialog({ contact, isSkippable = false, onClose }: LostDialogProps) {
  const t = useDealText()
  const common = useText()
  return (
    <FormDialog
      open={contact !== undefined}
      onClose={onClose}
      title={t('why_lost')}
      closeLabel={common('close')}
      cancelLabel={isSkippable ? t('skip') : common('cancel')}
      submitLabel={common('save')}
    >
      {contact !== undefined && <LostForm contact={contact} onDone={onClose} />}
    </FormDialog>
  )
}

function LostForm({ contact, onDone }: { contact: string; onDone: () => void }) {
  const t = useDealText()
  const language = useLanguage()
  const change = useChangeDeal(contact)
  const [reason, setReason] = useState<LostReason>('price')
  const [words, setWords] = useState('')
  return (
    <DialogForm
      onSubmit={async () => {
        if (await change({ lost: { reason, words } })) onDone()
      }}
    >
      <Choice
        label={t('reason')}
        value={reason}
        onChange={setReason}
        options={LOST_REASON_NAMES.map((one) => ({ value: one, text: LOST_REASONS[one][language] }))}
      />
      <FormField label={t('words')}>
        <Textarea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
      </FormField>
    </DialogForm>
  )
}
