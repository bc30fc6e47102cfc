import { useState } from 'react'
import { auth } from '#contract/people/auth.ts'
import { ApiError } from '../../lib/api-error.ts'
import { goTo, handedOver, replaceBy } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { readSignedIn, signIn } from '../../lib/sign-in.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountTexts } from './texts.ts'
import { typedBefore } from './typed-before.ts'

interface Credentials {
  email: string
  password: string
  new_password: string
}

const toBody = ({ new_password, ...known }: Credentials) => ({ ...known, new_password: new_password || undefined })

/**
 * The login form, which asks for a new password if the current one is temporary (`isLent`), and for a code where the
 * password alone is not enough (`asksCode`); continues to the page that was requested, or to email verification first.
 */
export function useLogin() {
  const t = useText(accountTexts)
  const [isLent, setLent] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const { email: known = '', from = '/dashboard' } = handedOver()
  const form = useContractForm({
    schema: auth.login.body,
    bodyOf: toBody,
    defaultValues: typedBefore({ email: known, password: '', new_password: '' }),
    empty: { email: t('email_required'), password: t('password_required') },
    needed: { fields: ['email', 'password'], words: t('both_required') },
  })
  const submit = useSubmit(
    form,
    async (values) => {
      const toVerify = () => goTo('/email/verify', { email: values.email.trim() })
      try {
        const user = await signIn(toBody(values))
        if (!user) setAsksCode(true)
        else if (user.emailVerifiedAt && user.verified) replaceBy(from)
        else toVerify()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'new_password_required') return setLent(true)
        if (error.code !== 'email_not_verified') throw error
        toVerify()
      }
    },
    t('login_failed'),
  )
  const goOn = async () => {
    await readSignedIn()
    replaceBy(from)
  }
  return { form, submit, isLent, asksCode, goOn }
}
