import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { auth } from '../../../../functions/contract/auth.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { useText } from '../../lib/language/text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { AccountForm } from './account-form.tsx'
import { StaleLink } from './stale-link.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

/** The mailed link: nothing is confirmed before the person presses the button, so a mail scanner's visit does nothing. */
export function ConfirmByLink({ email, code }: { email: string; code: string }) {
  const t = useText(accountTexts)
  const navigate = useNavigate()
  const [isStale, setStale] = useState(false)
  const form = useForm()
  const submit = useSubmit(
    form,
    async () => {
      try {
        await call(auth.verify, { body: { email, code } })
        await navigate('/login?verified=1', { state: { email } })
      } catch (error) {
        if (!refusesCode(error)) throw error
        setStale(true)
      }
    },
    t('verify_failed'),
  )
  if (isStale) return <StaleLink email={email} />
  return (
    <AccountForm
      title={t('verify_title')}
      hint={t('verify_link', { email })}
      error={form.formState.errors.root?.message}
      submitLabel={t('confirm_email')}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      footer={<TextLink to="/login">{t('back_to_login')}</TextLink>}
    />
  )
}

const refusesCode = (error: unknown) =>
  error instanceof ApiError && (error.code === 'code_wrong' || error.code === 'code_expired')
