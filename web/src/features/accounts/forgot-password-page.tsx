import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { auth } from '#contract/people/auth.ts'
import { call } from '../../lib/client.ts'
import { useText } from '../../lib/language/text.ts'
import { markMissing } from '../../lib/mark-missing.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

export function ForgotPasswordPage() {
  const t = useText(accountTexts)
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ defaultValues: { email: '' } })
  const { register, formState } = form
  const submit = useSubmit(form, async (values) => {
    if (markMissing(form, values, { email: t('email_required') })) return
    const { email } = values
    await call(auth.forgotPassword, { body: { email } })
    setSentTo(email.trim())
  })
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
