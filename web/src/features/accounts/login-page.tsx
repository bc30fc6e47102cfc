import { Box, Input, Text } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { useText } from '../../lib/language/text.ts'
import { markMissing } from '../../lib/mark-missing.ts'
import { useSignIn } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { SecretField } from './secret-field.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

export function LoginPage() {
  const t = useText(accountTexts)
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const state = useLocation().state as { from?: string; email?: string } | null
  const from = state?.from ?? '/dashboard'
  const form = useForm({ defaultValues: { email: state?.email ?? '', password: '' } })
  const { register, formState } = form
  const submit = useSubmit(
    form,
    async (values) => {
      const { email, password } = values
      if (markMissing(form, values, { email: t('email_required'), password: t('password_required') }))
        return form.setError('root', { message: t('both_required') })
      const toVerify = () => navigate('/email/verify', { state: { email: email.trim() } })
      try {
        const user = await signIn(email, password)
        await (user.emailVerifiedAt && user.verified ? navigate(from, { replace: true }) : toVerify())
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'email_not_verified') throw error
        await toVerify()
      }
    },
    t('login_failed'),
  )
  const notice = query.get('verified') === '1' ? t('verified') : query.get('reset') === '1' && t('password_changed')
  return (
    <AccountForm
      title={t('login_title')}
      hint={t('login_hint')}
      notice={notice && <Notice status="success">{notice}</Notice>}
      error={formState.errors.root?.message}
      submitLabel={t('login')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <Text>
          {t('no_account')} <TextLink to="/signup">{t('create_account')}</TextLink>
        </Text>
      }
    >
      <FormField label={t('email')} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <Box>
        <SecretField
          label={t('password')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
        <Text fontSize="sm" marginTop="2.5">
          <TextLink to="/forgot-password">{t('forgot')}</TextLink>
        </Text>
      </Box>
    </AccountForm>
  )
}
