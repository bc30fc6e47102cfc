import { useText } from '../../lib/language/text.ts'
import { AccountForm } from './account-form.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useNewLink } from './use-new-link.ts'

/** Explains that the link is from an older mail, and offers a new one. */
export function StaleLink({ email }: { email: string }) {
  const t = useText(accountTexts)
  const { form, submit } = useNewLink(email)
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
