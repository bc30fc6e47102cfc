import { useState } from 'react'
import { auth } from '#contract/people/auth.ts'
import { requestReset } from '../../data/accounts.ts'
import { handedOver, handOver } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountTexts } from './texts.ts'
import { typedBefore } from './typed-before.ts'

/** The form that requests the mail with a code; `sentTo` is set once it was sent. */
export function useForgotPassword() {
  const t = useText(accountTexts)
  const [sentTo, setSentTo] = useState<string>()
  const form = useContractForm({
    schema: auth.forgotPassword.body,
    defaultValues: typedBefore({ email: '' }),
    empty: { email: t('email_required') },
  })
  const submit = useSubmit(form, async ({ email }) => {
    await requestReset(email)
    handOver({ ...handedOver(), email: email.trim() })
    setSentTo(email.trim())
  })
  return { form, submit, sentTo }
}
