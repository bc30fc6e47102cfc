import * as z from 'zod/mini'
import { auth } from '#contract/people/auth.ts'
import { acceptInvitation } from '../../data/accounts.ts'
import { replaceBy } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Filled } from './filled.ts'
import { accountTexts } from './texts.ts'

const Acceptance = z.extend(auth.acceptInvitation.body, { confirmation: Filled })

/** The form of an invited person's password; continues to the workspace. */
export function useInvitation({ email, code }: { email: string; code: string }) {
  const t = useText(accountTexts)
  const form = useContractForm({
    schema: Acceptance,
    defaultValues: { email, code, password: '', confirmation: '' },
    empty: { password: t('new_password_required'), confirmation: t('confirmation_required') },
  })
  const submit = useSubmit(
    form,
    async ({ confirmation, ...body }) => {
      if (confirmation !== body.password)
        return form.setError('confirmation', { message: t('no_match') }, { shouldFocus: true })
      await acceptInvitation(body)
      replaceBy('/dashboard')
    },
    t('join_failed'),
  )
  return { form, submit }
}
