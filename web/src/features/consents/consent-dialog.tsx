import { SimpleGrid, Textarea } from '@chakra-ui/react'
import { channelName, OPEN_CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONSENT_METHODS, CONSENT_SCOPES, PURPOSES } from '#contract/messaging/consent-facts.ts'
import { consents } from '#contract/messaging/consents.ts'
import { addConsent, type NewConsent } from '../../data/consents.ts'
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
const TOLD = ['in_person', 'phone', 'voicemail', 'mail', 'form', 'message'] as const

function ConsentForm({ contact, onClose }: Omit<ConsentDialogProps, 'open'>) {
  const t = useText(consentTexts)
  const language = useLanguage()
  const form = useContractForm<NewConsent>({
    schema: consents.add.body,
    defaultValues: {
      ...{ purpose: 'marketing', scope: 'all', state: 'given' },
      ...{ channel: OPEN_CHANNELS[0], method: 'in_person', text: '' },
    },
  })
  const isTakenBack = form.watch('state') === 'withdrawn'
  const submit = useSubmit(form, async ({ purpose, scope, ...body }) => {
    await addConsent(contact, { ...body, ...(body.state === 'withdrawn' ? { scope } : { purpose }) })
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
        {isTakenBack ? (
          <Choice
            label={t('scope')}
            options={CONSENT_SCOPES.map((value) => ({ value, text: t(`scope_${value}`) }))}
            field={form.register('scope')}
          />
        ) : (
          <Choice
            label={t('purpose')}
            options={PURPOSES.map((value) => ({ value, text: t(`purpose_${value}`) }))}
            field={form.register('purpose')}
          />
        )}
        <Choice
          label={t('channel')}
          error={errors.channel?.message}
          options={OPEN_CHANNELS.map((value) => ({ value, text: channelName(value, language) }))}
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
