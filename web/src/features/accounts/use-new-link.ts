import { useForm } from 'react-hook-form'
import { sendCodeAgain } from '../../data/accounts.ts'
import { goTo } from '../../lib/hand-over.ts'
import { useText } from '../../lib/language/text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountTexts } from './texts.ts'

/** A form without fields: mails another code to `email`, and continues to the page where it is typed. */
export function useNewLink(email: string) {
  const t = useText(accountTexts)
  const form = useForm()
  const submit = useSubmit(
    form,
    async () => {
      await sendCodeAgain(email)
      goTo('/email/verify', { email, isResent: true })
    },
    t('resend_failed'),
  )
  return { form, submit }
}
