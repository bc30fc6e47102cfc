import { useEffect, useEffectEvent, useState } from 'react'
import { auth } from '#contract/people/auth.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { AccountForm } from './account-form.tsx'
import { SecretField } from './secret-field.tsx'
import { StaleLink } from './stale-link.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useConfirm } from './use-confirm.ts'

/**
 * The mailed link's page: it confirms by itself in the browser that signed up, and asks for the password in any other,
 * so that mail scanners can't.
 */
export function ConfirmByLink({ email, code }: { email: string; code: string }) {
  const t = useText(accountTexts)
  const { confirm, asksPassword } = useConfirm()
  const [isStale, setStale] = useState(false)
  const form = useContractForm({ schema: auth.verify.body, defaultValues: { email, code, password: '' } })
  const { register, formState } = form
  const submit = useSubmit(
    form,
    async (values) => {
      try {
        await confirm(values)
      } catch (error) {
        if (!refusesCode(error)) throw error
        setStale(true)
      }
    },
    t('verify_failed'),
  )
  const begin = useEffectEvent(() => submit())
  useEffect(() => void begin(), [])
  if (isStale) return <StaleLink email={email} />
  return (
    <AccountForm
      title={t('verify_title')}
      hint={t(asksPassword ? 'verify_link' : 'verifying', { email })}
      error={formState.errors.root?.message}
      submitLabel={t('confirm_email')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={<TextLink to="/login">{t('back_to_login')}</TextLink>}
    >
      {asksPassword && (
        <SecretField
          autoFocus
          label={t('password')}
          hint={t('password_elsewhere')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
      )}
    </AccountForm>
  )
}

const refusesCode = (error: unknown) => error instanceof ApiError && error.code === 'code_wrong'
