import { Box, Input, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { SecretField } from './secret-field.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useLogin } from './use-login.ts'

export function LoginPage() {
  const t = useText(accountTexts)
  const [query] = useSearchParams()
  const { form, submit } = useLogin()
  const { register, formState } = form
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
