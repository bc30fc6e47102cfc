import { useText } from '../../lib/language/text.ts'
import { AccountForm } from './account-form.tsx'
import { NewPassword } from './new-password.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useInvitation } from './use-invitation.ts'
import { useQuery } from './use-query.ts'

/** The page of an invitation's link: setting a password joins the team and signs in. */
export function InvitationPage() {
  const t = useText(accountTexts)
  const query = useQuery()
  const email = query.get('email') ?? ''
  const { form, submit } = useInvitation({ email, code: query.get('code') ?? '' })
  const { register, formState } = form
  return (
    <AccountForm
      title={t('invitation_title')}
      hint={t('invitation_hint', { email })}
      error={formState.errors.root?.message}
      submitLabel={t('join')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={<TextLink to="/login">{t('back_to_login')}</TextLink>}
    >
      <NewPassword password={register('password')} confirmation={register('confirmation')} errors={formState.errors} />
    </AccountForm>
  )
}
