import { Input, SimpleGrid, Text } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { auth } from '#contract/people/auth.ts'
import { call } from '../../lib/client.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { markMissing } from '../../lib/mark-missing.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormField } from '../../ui/form-field.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

const EMPTY = { firstName: '', lastName: '', organization: '', email: '', password: '', confirmation: '' }

export function SignupPage() {
  const t = useText(accountTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: EMPTY })
  const { register, formState } = form
  const { errors } = formState
  const required = {
    firstName: t('first_name_required'),
    lastName: t('last_name_required'),
    organization: t('organization_required'),
    email: t('email_required'),
    password: t('new_password_required'),
    confirmation: t('confirmation_required'),
  }
  const submit = useSubmit(
    form,
    async (values) => {
      const { confirmation, ...body } = values
      if (!body.email.trim() || !body.password) form.setError('root', { message: t('both_required') })
      if (markMissing(form, values, required)) return
      if (confirmation !== body.password)
        return form.setError('confirmation', { message: t('no_match') }, { shouldFocus: true })
      await call(auth.signup, { body: { ...body, language } })
      await navigate('/email/verify', { state: { email: body.email.trim() } })
    },
    t('signup_failed'),
  )
  return (
    <AccountForm
      title={t('signup_title')}
      hint={t('signup_hint')}
      error={errors.root?.message}
      submitLabel={t('sign_up')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Text>
            {t('signup_terms')} <TextLink to="/pages/terms-of-service">{t('terms')}</TextLink> {t('and')}{' '}
            <TextLink to="/pages/privacy-policy">{t('privacy')}</TextLink>.
          </Text>
          <Text>
            {t('have_account')} <TextLink to="/login">{t('login')}</TextLink>
          </Text>
        </>
      }
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <FormField label={t('first_name')} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...register('firstName')} />
        </FormField>
        <FormField label={t('last_name')} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...register('lastName')} />
        </FormField>
      </SimpleGrid>
      <FormField label={t('organization')} error={errors.organization?.message}>
        <Input autoComplete="organization" {...register('organization')} />
      </FormField>
      <FormField label={t('email')} error={errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </FormField>
      <NewPassword password={register('password')} confirmation={register('confirmation')} errors={errors} />
    </AccountForm>
  )
}
