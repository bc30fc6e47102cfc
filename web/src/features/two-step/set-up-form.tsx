import { Button, Input, Link, Stack, Text } from '@chakra-ui/react'
import { twoStep } from '#contract/people/two-step.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { twoStepTexts } from './texts.ts'
import type { SetUp } from './use-set-up.ts'

interface SetUpFormProps {
  app: { secret: string; uri: string }
  codes: string[] | undefined
  enter: SetUp['enter']
  onDone: () => void
}

/** The secret for an app and the form for its first code; then the recovery codes. */
export function SetUpForm({ app, codes, enter, onDone }: SetUpFormProps) {
  const t = useText(twoStepTexts)
  const form = useContractForm({
    schema: twoStep.verifyTotp.body,
    defaultValues: { code: '' },
    empty: { code: t('code_needed') },
  })
  const submit = useSubmit(form, ({ code }) => enter(code))
  const { errors, isSubmitting } = form.formState
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text color="fg.muted">{t('scan')}</Text>
        <Stack align="center" gap="2">
          <QrCode text={app.uri} label={t('qr')} />
          <Link href={app.uri} hideFrom="md">
            {t('open_app')}
          </Link>
        </Stack>
        <CopyField label={t('key')} value={app.secret} copyLabel={t('copy')} copiedLabel={t('copied')} />
        <FormField label={t('code')} error={errors.code?.message}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={12} {...form.register('code')} />
        </FormField>
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
        <Button type="submit" alignSelf="flex-start" loading={isSubmitting}>
          {t('turn_on')}
        </Button>
      </Stack>
    </form>
  )
}
