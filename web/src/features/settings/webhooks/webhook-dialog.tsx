import { Fieldset, Input, Stack } from '@chakra-ui/react'
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contract/outreach/webhook-facts.ts'
import { type Webhook, webhooksOut } from '#contract/outreach/webhooks-out.ts'
import { createWebhook, type NewWebhook, updateWebhook } from '../../../data/webhooks.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { webhookTexts } from './texts.ts'

interface WebhookDialogProps {
  edited: Webhook | 'new' | null
  onAdded: (made: { url: string; secret: string }) => void
  onClose: () => void
}

/** An address and its events. */
export function WebhookDialog({ edited, ...form }: WebhookDialogProps) {
  const t = useText(webhookTexts)
  const common = useText()
  const isNew = edited === 'new'
  return (
    <FormDialog
      open={edited !== null}
      onClose={form.onClose}
      title={t(isNew ? 'add' : 'edit')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={isNew ? t('add') : common('save')}
    >
      {edited && <WebhookForm webhook={isNew ? undefined : edited} {...form} />}
    </FormDialog>
  )
}

interface WebhookFormProps extends Omit<WebhookDialogProps, 'edited'> {
  webhook: Webhook | undefined
}

function WebhookForm({ webhook, onAdded, onClose }: WebhookFormProps) {
  const t = useText(webhookTexts)
  const form = useContractForm<NewWebhook>({
    schema: webhooksOut.create.body,
    defaultValues: { url: webhook?.url ?? '', events: webhook?.events ?? [...EVENTS_OF_MOST] },
  })
  const submit = useSubmit(
    form,
    async (written) => {
      if (webhook) await updateWebhook(webhook.id, written)
      else onAdded(await createWebhook(written))
      toaster.create({ type: 'success', title: t(webhook ? 'saved' : 'added') })
      onClose()
    },
    t('failed'),
  )
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <FormField label={t('url')} hint={t('url_hint')} error={errors.url?.message} isRequired>
        <Input type="url" autoComplete="off" maxLength={1000} placeholder="https://" {...form.register('url')} />
      </FormField>
      <Fieldset.Root invalid={!!errors.events}>
        <Fieldset.Legend>{t('events')}</Fieldset.Legend>
        <Stack gap="2">
          {WEBHOOK_EVENT_NAMES.map((event) => (
            <NativeCheckbox key={event} label={t(event)} hint={event} value={event} {...form.register('events')} />
          ))}
        </Stack>
        <Fieldset.HelperText>{t('events_hint')}</Fieldset.HelperText>
        <Fieldset.ErrorText role="alert">{errors.events?.message}</Fieldset.ErrorText>
      </Fieldset.Root>
    </DialogForm>
  )
}

const EVENTS_OF_MOST: WebhookEvent[] = ['message_received', 'contact_created']
