import { Input } from '@chakra-ui/react'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { campaigns } from '#contract/outreach/campaigns.ts'
import { testCampaign } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { campaignTexts } from './texts.ts'

interface TestDialogProps {
  /** Null while closed. */
  id: string | null
  channel: Channel
  onClose: () => void
}

/** Sends the message to one number, or mail address, before everybody gets it. */
export function TestDialog({ id, channel, onClose }: TestDialogProps) {
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
      {id !== null && <TestForm id={id} isMail={CHANNELS[channel].hasSubject === true} onClose={onClose} />}
    </FormDialog>
  )
}

function TestForm({ id, isMail, onClose }: { id: string; isMail: boolean; onClose: () => void }) {
  const t = useText(campaignTexts)
  const { user } = useSession()
  const form = useContractForm({
    schema: campaigns.test.body,
    bodyOf: isMail ? ({ email }) => ({ email }) : ({ phone_number }) => ({ phone_number }),
    defaultValues: { phone_number: '', email: user?.email ?? '' },
  })
  const submit = useSubmit(form, async ({ phone_number, email }) => {
    await testCampaign(id, isMail ? { email } : { phone_number })
    toaster.create({ type: 'success', title: t('test_sent') })
    onClose()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      {isMail ? (
        <FormField label={t('test_mail_to')} hint={t('test_mail_hint')} error={errors.email?.message}>
          <Input type="email" autoComplete="email" autoFocus {...form.register('email')} />
        </FormField>
      ) : (
        <FormField label={t('test_to')} error={errors.phone_number?.message}>
          <Input type="tel" autoComplete="tel" autoFocus {...form.register('phone_number')} />
        </FormField>
      )}
    </DialogForm>
  )
}
