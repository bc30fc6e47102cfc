import { Fieldset, Input, Stack } from '@chakra-ui/react'
import { apiKeys } from '#contract/people/api-keys.ts'
import { SCOPES, type Scope } from '#contract/scopes.ts'
import { useAgents } from '../../../data/agents.ts'
import { useText } from '../../../lib/language/text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { dayOf, momentOf } from '../../../lib/wall-time.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { keyTexts } from './key-texts.ts'
import type { useKeys } from './use-keys.ts'

interface KeyDialogProps {
  open: boolean
  keys: ReturnType<typeof useKeys>
  onClose: () => void
}

/** A new key's user, permissions, and expiry. */
export function KeyDialog({ open, ...form }: KeyDialogProps) {
  const t = useText(keyTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('generate')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('generate')}
    >
      {open && <KeyForm {...form} />}
    </FormDialog>
  )
}

interface Written {
  user_id: string
  name: string
  permissions: Scope[]
  expires_at: string
}

function KeyForm({ keys, onClose }: Omit<KeyDialogProps, 'open'>) {
  const t = useText(keyTexts)
  const { data } = useAgents()
  const form = useContractForm<Written>({
    schema: apiKeys.create.body,
    bodyOf,
    defaultValues: { user_id: '', name: '', permissions: [...SCOPES], expires_at: '' },
  })
  const submit = useSubmit(
    form,
    async (written) => {
      await keys.generate(bodyOf(written))
      onClose()
    },
    t('failed'),
  )
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <Choice
        label={t('agent')}
        error={errors.user_id?.message}
        isRequired
        field={form.register('user_id')}
        options={[
          { value: '', text: t('choose_agent') },
          ...(data?.agents.map(({ id, name }) => ({ value: id, text: name })) ?? []),
        ]}
      />
      <FormField label={t('name')} hint={t('name_hint')} error={errors.name?.message} isRequired>
        <Input autoComplete="off" maxLength={80} {...form.register('name')} />
      </FormField>
      <Fieldset.Root>
        <Fieldset.Legend>{t('permissions')}</Fieldset.Legend>
        <Stack gap="2">
          {SCOPES.map((scope) => (
            <NativeCheckbox key={scope} label={t(scope)} hint={scope} value={scope} {...form.register('permissions')} />
          ))}
        </Stack>
      </Fieldset.Root>
      <FormField label={t('expires_at')} hint={t('expires_hint')} error={errors.expires_at?.message}>
        <Input type="date" min={dayOf(serverNow())} {...form.register('expires_at')} />
      </FormField>
    </DialogForm>
  )
}

/** A day ends at the dealership's midnight. */
const bodyOf = ({ expires_at, ...written }: Written) => ({
  ...written,
  expires_at: expires_at === '' ? null : momentOf(`${expires_at}T23:59`),
})
