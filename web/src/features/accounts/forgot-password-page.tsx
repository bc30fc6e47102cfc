import { useText } from '../../lib/language/text.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountNotice } from './account-notice.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useForgotPassword } from './use-forgot-password.ts'

export function ForgotPasswordPage() {
  const t = useText(accountTexts)
  const { form, submit, sentTo } = useForgotPassword()
  const { register, formState } = form
  return (
    <AccountForm
      title={t('forgot_title')}
      hint={t('forgot_hint')}
      notice={
        sentTo && (
          <AccountNotice status="success" title={t('reset_sent_title')}>
            {t('reset_sent', { email: sentTo })}
          </AccountNotice>
        )
      }
      error={formState.errors.root?.message}
      submitLabel={t('send_reset')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          {sentTo && <TextLink to="/reset-password">{t('have_code')}</TextLink>}
          <TextLink to="/login">{t('back_to_login')}</TextLink>
        </>
      }
    >
      <AccountField
        label={t('email')}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="username"
        {...register('email')}
      />
    </AccountForm>
  )
}
