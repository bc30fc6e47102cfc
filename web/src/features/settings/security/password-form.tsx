import { Button, Stack } from '@chakra-ui/react'
import { auth } from '#contract/people/auth.ts'
import { changePassword } from '../../../data/sessions.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { securityTexts } from './texts.ts'

/** Changes the password, which requires the current one. */
export function PasswordForm({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(securityTexts)
  const common = useText()
  const form = useContractForm({
    schema: auth.changePassword.body,
    defaultValues: { password: '', new_password: '' },
    empty: { new_password: t('needed') },
    needed: { fields: ['password'] },
  })
  const { register, formState, reset } = form
  const submit = useSubmit(
    form,
    async (values) => {
      await changePassword(values)
      reset()
      onBanner({ status: 'success', text: t('changed') })
    },
    t('change_failed'),
  )
  const { errors } = formState
  const labels = { showLabel: common('show_password'), hideLabel: common('hide_password') }
  return (
    <SectionPart title={t('password')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5" maxWidth="96">
          {errors.root && <Notice status="error">{errors.root.message}</Notice>}
          <FormField label={t('current_password')} error={errors.password && (errors.password.message || t('needed'))}>
            <PasswordInput {...labels} autoComplete="current-password" {...register('password')} />
          </FormField>
          <FormField label={t('new_password')} hint={t('password_hint')} error={errors.new_password?.message}>
            <PasswordInput {...labels} autoComplete="new-password" {...register('new_password')} />
          </FormField>
          <Button type="submit" alignSelf="flex-start" loading={formState.isSubmitting}>
            {t('change')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}
