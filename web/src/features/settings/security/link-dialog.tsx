import { Text } from '@chakra-ui/react'
import { identities } from '#contract/people/identities.ts'
import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import { linkProvider } from '../../../data/identities.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { identityTexts } from './identity-texts.ts'

interface LinkDialogProps {
  open: boolean
  provider: Provider | undefined
  onClose: () => void
}

/** Links an account elsewhere, which takes the password, and then its provider's page. */
export function LinkDialog({ provider = 'google', ...props }: LinkDialogProps) {
  const t = useText(identityTexts)
  const common = useText()
  const name = PROVIDER_NAMES[provider]
  return (
    <FormDialog
      {...props}
      title={t('question', { name })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('go_on', { name })}
    >
      <LinkForm provider={provider} />
    </FormDialog>
  )
}

function LinkForm({ provider }: { provider: Provider }) {
  const t = useText(identityTexts)
  const common = useText()
  const form = useContractForm({
    schema: identities.linkProvider.body,
    defaultValues: { password: '' },
    empty: { password: t('password_needed') },
  })
  const submit = useSubmit(form, ({ password }) => linkProvider(provider, password))
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <Text color="fg.muted">{t('question_hint', { name: PROVIDER_NAMES[provider] })}</Text>
      <FormField label={t('password')} error={errors.password?.message}>
        <PasswordInput
          showLabel={common('show_password')}
          hideLabel={common('hide_password')}
          autoComplete="current-password"
          {...form.register('password')}
        />
      </FormField>
    </DialogForm>
  )
}
