import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { auth } from '#contract/people/auth.ts'
import { call } from '../../lib/client.ts'
import { useText } from '../../lib/language/text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { AccountForm } from './account-form.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

/** An older mail's link: says so, and offers a new one. */
export function StaleLink({ email }: { email: string }) {
  const t = useText(accountTexts)
  const navigate = useNavigate()
  const form = useForm()
  const submit = useSubmit(
    form,
    async () => {
      await call(auth.resend, { body: { email } })
      await navigate('/email/verify', { state: { email, isResent: true } })
    },
    t('resend_failed'),
  )
  return (
    <AccountForm
      title={t('link_old')}
      hint={t('link_old_hint')}
      error={form.formState.errors.root?.message}
      submitLabel={t('resend')}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      footer={<TextLink to="/login">{t('back_to_login')}</TextLink>}
    />
  )
}
