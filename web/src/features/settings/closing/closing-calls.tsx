import { Button, Input, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { updateClosingCalls, useClosing } from '../../../data/account.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { closingTexts } from './texts.ts'

/** Where calls go while the dealership is being closed. */
export function ClosingCalls() {
  const { data } = useClosing()
  return data ? <CallsForm key={data.calls_to} saved={data.calls_to ?? ''} /> : null
}

function CallsForm({ saved }: { saved: string }) {
  const t = useText(closingTexts)
  const common = useText()
  const [number, setNumber] = useState(saved)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await updateClosingCalls(number.trim() || null)
      toaster.create({ type: 'success', title: t('calls_saved') })
    } catch (failure) {
      setError(errorText(failure, t('calls_failed')))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4" align="flex-start">
        <FormField label={t('calls_to')} hint={t('calls_to_hint')} error={error}>
          <Input
            type="tel"
            autoComplete="off"
            maxWidth="64"
            value={number}
            onChange={({ target }) => {
              setNumber(target.value)
              setError(undefined)
            }}
          />
        </FormField>
        <Button type="submit" variant="outline" loading={isBusy} disabled={number.trim() === saved}>
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}
