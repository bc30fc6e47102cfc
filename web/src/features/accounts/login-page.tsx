import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../lib/language/text.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountNotice } from './account-notice.tsx'
import { SecretField } from './secret-field.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useLogin } from './use-login.ts'
import { useQuery } from './use-query.ts'

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }))

const ProviderLogin = lazy(async () => ({ default: (await import('./provider-login.tsx')).ProviderLogin }))

export function LoginPage() {
  const t = useText(accountTexts)
  const query = useQuery()
  const { form, submit, isLent, asksCode, goOn } = useLogin()
  const { register, formState } = form
  // The file has the form; who else logs one in here is not known before the page is open.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const notice = query.get('verified') === '1' ? t('verified') : query.get('reset') === '1' && t('password_changed')
  if (asksCode)
    return (
      <Suspense>
        <CodeStep onIn={goOn} />
      </Suspense>
    )
  return (
    <AccountForm
      title={t('login_title')}
      hint={t('login_hint')}
      notice={notice && <AccountNotice status="success">{notice}</AccountNotice>}
      error={formState.errors.root?.message}
      submitLabel={t('login')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      aside={
        isOpen && (
          <Suspense>
            <ProviderLogin
              emailOf={() => form.getValues('email')}
              outcome={query.get('provider')}
              onIn={goOn}
              onFailed={(message) => form.setError('root', { message })}
            />
          </Suspense>
        )
      }
      footer={
        <p>
          {t('no_account')} <TextLink to="/signup">{t('create_account')}</TextLink>
        </p>
      }
    >
      <AccountField
        label={t('email')}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="username"
        {...register('email')}
      />
      <div>
        <SecretField
          label={t('password')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
        <p className="account-aside">
          <TextLink to="/forgot-password">{t('forgot')}</TextLink>
        </p>
      </div>
      {isLent && (
        <SecretField
          autoFocus
          label={t('own_password')}
          hint={t('own_password_hint')}
          error={formState.errors.new_password?.message}
          autoComplete="new-password"
          {...register('new_password')}
        />
      )}
    </AccountForm>
  )
}
