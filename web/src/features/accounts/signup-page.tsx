import { Input, SimpleGrid, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { FormField } from '../../ui/form-field.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useSignUp } from './use-sign-up.ts'

export function SignupPage() {
  const t = useText(accountTexts)
  const { form, submit } = useSignUp()
  const { register, formState } = form
  const { errors } = formState
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
