import { Input, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { ulid } from 'ulid'
import { ADDED_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import type { Place } from '../../../data/messages/messages.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Quoted } from '../quoted.tsx'
import { useForwardText } from './texts.ts'
import { type Forwarding, useForward } from './use-forward.ts'

interface ForwardMailProps {
  /** Null while nothing is forwarded. */
  forwarding: Forwarding | null
  /** The customer's. */
  name: string
  place: Place
  onChange: (forwarding: Forwarding | null) => void
}

/** Forwards a mail to somebody else. */
export function ForwardMail({ forwarding, onChange, ...about }: ForwardMailProps) {
  const t = useForwardText()
  const common = useText()
  return (
    <FormDialog
      open={forwarding !== null}
      onClose={() => onChange(null)}
      title={t('title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('forward')}
      size="sm"
    >
      {forwarding && <Fields forwarding={forwarding} onChange={onChange} {...about} />}
    </FormDialog>
  )
}

function Fields({ forwarding, name, place, onChange }: ForwardMailProps & { forwarding: Forwarding }) {
  const t = useForwardText()
  const forward = useForward(place)
  const { message } = forwarding
  const [to, setTo] = useState(forwarding.to)
  const [body, setBody] = useState(forwarding.body)
  const [isWrong, setWrong] = useState(false)

  async function leave() {
    const address = to.trim()
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    setWrong(!isAddress)
    if (!isAddress) return
    onChange(null)
    forward({ message, to: address, body, client_id: ulid() }, onChange)
  }
  return (
    <DialogForm onSubmit={leave} onChange={() => setWrong(false)}>
      <Quoted quote={message} name={name} />
      <FormField label={t('to')} error={isWrong ? t('to_wrong') : undefined} isRequired>
        <Input
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </FormField>
      <FormField label={t('words')}>
        <Textarea
          autoresize
          maxHeight="40"
          maxLength={ADDED_CHARACTERS}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </FormField>
      <Text fontSize="sm" color="fg.muted">
        {t('hint')}
      </Text>
    </DialogForm>
  )
}
