import * as z from 'zod/mini'
import { auth } from '#contract/people/auth.ts'
import { resetPassword } from '../../data/accounts.ts'
import { goTo, handedOver } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Filled } from './filled.ts'
import { accountTexts } from './texts.ts'

const NewPassword = z.extend(auth.resetPassword.body, { confirmation: Filled })

/** The form of a new password for `email`, with the mailed `code`; continues to the login. */
export function useResetPassword({ email, code }: { email: string; code: string }) {
  const t = useText(accountTexts)
  const form = useContractForm({
    schema: NewPassword,
    defaultValues: { email, code, password: '', confirmation: '' },
    empty: {
      email: t('email_required'),
      code: t('code_required'),
      password: t('new_password_required'),
      confirmation: t('confirmation_required'),
    },
  })
  const submit = useSubmit(
    form,
    async ({ confirmation, ...body }) => {
      if (confirmation !== body.password)
        return form.setError('confirmation', { message: t('no_match') }, { shouldFocus: true })
      await resetPassword(body)
      goTo('/login?reset=1', { from: handedOver().from, email: body.email.trim() })
    },
    t('reset_failed'),
  )
  return { form, submit }
}
