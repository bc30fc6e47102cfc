import { Button, Input, Text } from '@chakra-ui/react'
import { FtpConfig } from '#contract/stock/integrations.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'
import type { Runs } from '../syncs/use-runs.ts'
import { DEALER_SYSTEM_HOST, type Integrations } from '../use-integrations.ts'
import { ConnectionProof } from './connection-proof.tsx'
import { useProof } from './use-proof.ts'

interface ConnectFormProps {
  integrations: Integrations
  runs: Runs
  onReady: (isReady: boolean) => void
  onDone: () => void
}

/** Credentials to test and to save; the submit button is outside. */
export function ConnectForm({ integrations, runs, onReady, onDone }: ConnectFormProps) {
  const t = useSourceText()
  const common = useText()
  const known = integrations.active
  const form = useContractForm<FtpConfig>({
    schema: FtpConfig,
    defaultValues: {
      server: known?.server ?? DEALER_SYSTEM_HOST,
      username: known?.username ?? '',
      password: '',
      allow_plain: known?.allow_plain ?? false,
    },
  })
  const { proof, prove, forget } = useProof(integrations)
  const { errors, isSubmitting } = form.formState
  const isFilled = (fields: FtpConfig) => !!(fields.server.trim() && fields.username.trim() && fields.password.trim())

  const connect = useSubmit(
    form,
    async (fields) => {
      try {
        const { sync } = await integrations.connect(fields)
        await Promise.all([integrations.readAgain(), sync ? runs.follow(sync) : runs.mutate()])
        toaster.create({ type: 'success', title: t('connected_ok') })
        onDone()
      } catch (error) {
        forget()
        throw error
      }
    },
    t('connect_failed'),
  )
  // Runs after the fields' own handlers, so that the form already has the new values.
  const onChange = () => {
    forget()
    form.clearErrors()
    onReady(isFilled(form.getValues()))
  }
  return (
    <DialogForm onSubmit={connect} onChange={onChange} error={errors.root?.message} errorTitle={t('connect_failed')}>
      <Text color="fg.muted">{t('connect_help')}</Text>
      <FormField label={t('server')} hint={t('server_hint')} error={errors.server?.message}>
        <Input autoComplete="off" spellCheck={false} autoCapitalize="none" {...form.register('server')} />
      </FormField>
      <FormField label={t('username')} error={errors.username?.message}>
        <Input autoComplete="off" spellCheck={false} autoCapitalize="none" {...form.register('username')} />
      </FormField>
      <FormField label={t('password')} hint={t('password_hint')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={common('show_password')}
          hideLabel={common('hide_password')}
          {...form.register('password')}
        />
      </FormField>
      <NativeCheckbox label={t('allow_plain')} hint={t('allow_plain_hint')} {...form.register('allow_plain')} />
      <Button
        type="button"
        variant="outline"
        alignSelf="flex-start"
        loading={proof?.state === 'trying'}
        disabled={isSubmitting}
        onClick={() => {
          const fields = form.getValues()
          if (isFilled(fields)) prove(fields)
          else toaster.create({ type: 'error', title: t('fill_all') })
        }}
      >
        {t('test')}
      </Button>
      <ConnectionProof proof={proof} />
    </DialogForm>
  )
}
