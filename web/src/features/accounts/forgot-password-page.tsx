import { Input } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
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
          <Notice status="success" title={t('reset_sent_title')}>
            {t('reset_sent', { email: sentTo })}
          </Notice>
        )
      }
      error={formState.errors.root?.message}
      submitLabel={t('send_reset')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          {sentTo && (
            <TextLink to="/reset-password" state={{ email: sentTo }}>
              {t('have_code')}
            </TextLink>
          )}
          <TextLink to="/login">{t('back_to_login')}</TextLink>
        </>
      }
    >
      <FormField label={t('email')} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </FormField>
    </AccountForm>
  )
}
