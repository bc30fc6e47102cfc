import { Input } from '@chakra-ui/react'
import { campaigns } from '#contract/outreach/campaigns.ts'
import { testCampaign } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { campaignTexts } from './texts.ts'

interface TestDialogProps {
  /** Null while closed. */
  id: string | null
  onClose: () => void
}

/** Sends the message to one number, before everybody gets it. */
export function TestDialog({ id, onClose }: TestDialogProps) {
  const t = useText(campaignTexts)
  const common = useText()
  return (
    <FormDialog
      open={id !== null}
      onClose={onClose}
      title={t('test')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('test_send')}
    >
      {id !== null && <TestForm id={id} onClose={onClose} />}
    </FormDialog>
  )
}

function TestForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(campaignTexts)
  const form = useContractForm({ schema: campaigns.test.body, defaultValues: { phone_number: '' } })
  const submit = useSubmit(form, async ({ phone_number }) => {
    await testCampaign(id, phone_number)
    toaster.create({ type: 'success', title: t('test_sent') })
    onClose()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <FormField label={t('test_to')} error={errors.phone_number?.message}>
        <Input type="tel" autoComplete="tel" autoFocus {...form.register('phone_number')} />
      </FormField>
    </DialogForm>
  )
}
