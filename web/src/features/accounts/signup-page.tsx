import { useText } from '../../lib/language/text.ts'
import { AccountField } from './account-field.tsx'
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
          <p>
            {t('signup_terms')} <TextLink to="/pages/terms-of-service">{t('terms')}</TextLink> {t('and')}{' '}
            <TextLink to="/pages/privacy-policy">{t('privacy')}</TextLink>.
          </p>
          <p>
            {t('have_account')} <TextLink to="/login">{t('log_in')}</TextLink>
          </p>
        </>
      }
    >
      <div className="account-pair">
        <AccountField
          label={t('first_name')}
          error={errors.firstName?.message}
          autoComplete="given-name"
          {...register('firstName')}
        />
        <AccountField
          label={t('last_name')}
          error={errors.lastName?.message}
          autoComplete="family-name"
          {...register('lastName')}
        />
      </div>
      <AccountField
        label={t('organization')}
        error={errors.organization?.message}
        autoComplete="organization"
        {...register('organization')}
      />
      <AccountField
        label={t('email')}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <NewPassword password={register('password')} confirmation={register('confirmation')} errors={errors} />
    </AccountForm>
  )
}
