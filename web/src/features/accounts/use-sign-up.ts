import * as z from 'zod/mini'
import { auth } from '#contract/people/auth.ts'
import { signUp } from '../../data/accounts.ts'
import { goTo } from '../../lib/hand-over.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Filled } from './filled.ts'
import { accountTexts } from './texts.ts'
import { typedBefore } from './typed-before.ts'

const EMPTY = { firstName: '', lastName: '', organization: '', email: '', password: '', confirmation: '' }
const NewAccount = z.extend(auth.signup.body, { confirmation: Filled })

/** The form of a new dealership and its owner; continues to the mailed code. */
export function useSignUp() {
  const t = useText(accountTexts)
  const language = useLanguage()
  const form = useContractForm<typeof EMPTY>({
    schema: NewAccount,
    defaultValues: typedBefore(EMPTY),
    empty: {
      firstName: t('first_name_required'),
      lastName: t('last_name_required'),
      organization: t('organization_required'),
      email: t('email_required'),
      password: t('new_password_required'),
      confirmation: t('confirmation_required'),
    },
    needed: { fields: ['email', 'password'], words: t('both_required') },
  })
  const submit = useSubmit(
    form,
    async ({ confirmation, ...body }) => {
      if (confirmation !== body.password)
        return form.setError('confirmation', { message: t('no_match') }, { shouldFocus: true })
      await signUp({ ...body, language })
      goTo('/email/verify', { email: body.email.trim() })
    },
    t('signup_failed'),
  )
  return { form, submit }
}
