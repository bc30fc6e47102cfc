import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { auth } from '../../../../functions/contract/auth.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { useText } from '../../lib/language/text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { Resend } from './resend.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'

/** The mailed link: nothing is confirmed before the person presses the button, so a mail scanner's visit does nothing. */
export function ConfirmByLink({ email, code }: { email: string; code: string }) {
  const t = useText(accountTexts)
  const navigate = useNavigate()
  const [isOld, setOld] = useState(false)
  const form = useForm()
  const submit = useSubmit(
    form,
    async () => {
      try {
        await call(auth.verify, { body: { email, code } })
        await navigate('/login?verified=1')
      } catch (error) {
        if (!isStaleCode(error)) throw error
        setOld(true)
      }
    },
    t('verify_failed'),
  )
  return (
    <AccountForm
      title={t('verify_title')}
      hint={t('verify_link', { email })}
      notice={
        isOld && (
          <Notice status="warning" title={t('link_old')}>
            {t('link_old_hint')}
          </Notice>
        )
      }
      error={form.formState.errors.root?.message}
      submitLabel={t('confirm_email')}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          {isOld && <Resend email={email} />}
          <TextLink to="/login">{t('back_to_login')}</TextLink>
        </>
      }
    />
  )
}

const isStaleCode = (error: unknown) =>
  error instanceof ApiError && (error.code === 'code_wrong' || error.code === 'code_expired')
