import { handedOver } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useQuery } from './use-query.ts'
import { useResetPassword } from './use-reset-password.ts'

/** The page of the mailed reset link; without the link, address and code are typed. */
export function ResetPasswordPage() {
  const t = useText(accountTexts)
  const query = useQuery()
  const knownEmail = query.get('email') ?? handedOver().email ?? ''
  const knownCode = query.get('code') ?? ''
  const { form, submit } = useResetPassword({ email: knownEmail, code: knownCode })
  const { register, formState } = form
  const { errors } = formState
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
        <AccountField
          label={t('email')}
          error={errors.email?.message}
          type="email"
          autoComplete="username"
          {...register('email')}
        />
      )}
      {!knownCode && (
        <AccountField
          label={t('code')}
          error={errors.code?.message}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          {...register('code')}
        />
      )}
      <NewPassword password={register('password')} confirmation={register('confirmation')} errors={errors} />
    </AccountForm>
  )
}
