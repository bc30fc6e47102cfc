import { Input } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { auth } from '#contract/people/auth.ts'
import { call } from '../../lib/client.ts'
import { useText } from '../../lib/language/text.ts'
import { markMissing } from '../../lib/mark-missing.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormField } from '../../ui/form-field.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

/** Where the mailed link leads; without it, address and code are typed. */
export function ResetPasswordPage() {
  const t = useText(accountTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const state = useLocation().state as { email?: string } | null
  const knownEmail = query.get('email') ?? state?.email ?? ''
  const knownCode = query.get('code') ?? ''
  const form = useForm({ defaultValues: { email: knownEmail, code: knownCode, password: '', confirmation: '' } })
  const { register, formState } = form
  const { errors } = formState
  const required = {
    email: t('email_required'),
    code: t('code_required'),
    password: t('new_password_required'),
    confirmation: t('confirmation_required'),
  }
  const submit = useSubmit(
    form,
    async (values) => {
      const { confirmation, ...body } = values
      if (markMissing(form, values, required)) return
      if (confirmation !== body.password)
        return form.setError('confirmation', { message: t('no_match') }, { shouldFocus: true })
      await call(auth.resetPassword, { body })
      await navigate('/login?reset=1')
    },
    t('reset_failed'),
  )
  return (
    <AccountForm
      title={t('reset_title')}
      hint={knownEmail && knownCode ? t('reset_hint', { email: knownEmail }) : t('reset_anyone')}
      error={errors.root?.message}
      submitLabel={t('set_password')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <TextLink to="/forgot-password">{t('ask_again')}</TextLink>
          <TextLink to="/login">{t('back_to_login')}</TextLink>
        </>
      }
    >
      {!(knownEmail && knownCode) && (
        <FormField label={t('email')} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </FormField>
      )}
      {!knownCode && (
        <FormField label={t('code')} error={errors.code?.message}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={12} {...register('code')} />
        </FormField>
      )}
      <NewPassword password={register('password')} confirmation={register('confirmation')} errors={errors} />
    </AccountForm>
  )
}
