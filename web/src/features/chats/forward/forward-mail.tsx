import { Input, Text, Textarea } from '@chakra-ui/react'
import { chats } from '#contract/messaging/chats.ts'
import { ADDED_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import type { Place } from '../../../data/messages/messages.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Quoted } from '../quoted.tsx'
import type { Forwarding } from './taken-back.ts'
import { useForwardText } from './texts.ts'
import { useForward } from './use-forward.ts'

interface ForwardMailProps {
  /** Null while nothing is forwarded. */
  forwarding: Forwarding | null
  /** The customer's. */
  name: string
  place: Place
  onClose: () => void
}

/** Forwards a mail to somebody else. */
export function ForwardMail({ forwarding, onClose, ...about }: ForwardMailProps) {
  const t = useForwardText()
  const common = useText()
  return (
    <FormDialog
      open={forwarding !== null}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('forward')}
      size="sm"
    >
      {forwarding && (
        <Fields
          key={`${forwarding.message.id} ${forwarding.to}`}
          forwarding={forwarding}
          onClose={onClose}
          {...about}
        />
      )}
    </FormDialog>
  )
}

function Fields({ forwarding, name, place, onClose }: ForwardMailProps & { forwarding: Forwarding }) {
  const t = useForwardText()
  const forward = useForward(place)
  const { message, to, body } = forwarding
  const form = useContractForm<{ to: string; body: string }>({
    schema: chats.forward.body,
    defaultValues: { to, body },
  })
  const { errors } = form.formState
  const leave = form.handleSubmit((written) => {
    onClose()
    forward({ message, ...written })
  })
  return (
    <DialogForm onSubmit={leave}>
      <Quoted quote={message} name={name} />
      <FormField label={t('to')} error={errors.to?.message} isRequired>
        <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register('to')} />
      </FormField>
      <FormField label={t('words')} error={errors.body?.message}>
        <Textarea autoresize maxHeight="40" maxLength={ADDED_CHARACTERS} {...form.register('body')} />
      </FormField>
      <Text fontSize="sm" color="fg.muted">
        {t('hint')}
      </Text>
    </DialogForm>
  )
}
