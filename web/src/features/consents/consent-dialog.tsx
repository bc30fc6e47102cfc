import { SimpleGrid, Textarea } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONSENT_METHODS, PURPOSES } from '#contract/messaging/consent-facts.ts'
import { consents } from '#contract/messaging/consents.ts'
import { addConsents, type NewConsent } from '../../data/consents.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Choice } from '../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { consentTexts } from './texts.ts'

interface ConsentDialogProps {
  contact: string
  open: boolean
  onClose: () => void
}

/** Writes down what a customer told somebody. */
export function ConsentDialog({ contact, open, onClose }: ConsentDialogProps) {
  const t = useText(consentTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('add')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('save')}
    >
      {open && <ConsentForm contact={contact} onClose={onClose} />}
    </FormDialog>
  )
}

/** Ways in which a person hears of it; the others are Lotwire's own. */
const TOLD = ['in_person', 'phone', 'form', 'message'] as const

function ConsentForm({ contact, onClose }: Omit<ConsentDialogProps, 'open'>) {
  const t = useText(consentTexts)
  const language = useLanguage()
  const form = useContractForm<NewConsent>({
    schema: consents.add.body,
    defaultValues: { purpose: 'marketing', state: 'given', channel: ALL_CHANNELS[0], method: 'in_person', text: '' },
  })
  const submit = useSubmit(form, async (body) => {
    await addConsents(contact, [body])
    toaster.create({ type: 'success', title: t('saved') })
    onClose()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} onChange={() => form.clearErrors('root')} error={errors.root?.message}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Choice
          label={t('state')}
          options={(['given', 'withdrawn'] as const).map((value) => ({ value, text: t(`state_${value}`) }))}
          field={form.register('state')}
        />
        <Choice
          label={t('purpose')}
          options={PURPOSES.map((value) => ({ value, text: t(`purpose_${value}`) }))}
          field={form.register('purpose')}
        />
        <Choice
          label={t('channel')}
          error={errors.channel?.message}
          options={ALL_CHANNELS.map((value) => ({ value, text: CHANNELS[value].name }))}
          field={form.register('channel')}
        />
        <Choice
          label={t('method')}
          options={TOLD.map((value) => ({ value, text: CONSENT_METHODS[value][language] }))}
          field={form.register('method')}
        />
      </SimpleGrid>
      <FormField label={t('text')} hint={t('text_hint')} error={errors.text?.message} isRequired>
        <Textarea rows={3} maxLength={1000} {...form.register('text')} />
      </FormField>
    </DialogForm>
  )
}
