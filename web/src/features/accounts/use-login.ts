import { useLocation, useNavigate } from 'react-router'
import { auth } from '#contract/people/auth.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useText } from '../../lib/language/text.ts'
import { useSignIn } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountTexts } from './texts.ts'

/** The form of the login; leads on to where somebody came from, or to verifying the address first. */
export function useLogin() {
  const t = useText(accountTexts)
  const signIn = useSignIn()
  const navigate = useNavigate()
  const state = useLocation().state as { from?: string; email?: string } | null
  const from = state?.from ?? '/dashboard'
  const form = useContractForm({
    schema: auth.login.body,
    defaultValues: { email: state?.email ?? '', password: '' },
    empty: { email: t('email_required'), password: t('password_required') },
    needed: { fields: ['email', 'password'], words: t('both_required') },
  })
  const submit = useSubmit(
    form,
    async ({ email, password }) => {
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
  return { form, submit }
}
