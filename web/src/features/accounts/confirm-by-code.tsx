import { auth } from '#contract/people/auth.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { Resend } from './resend.tsx'
import { SecretField } from './secret-field.tsx'
import { TextLink } from './text-link.tsx'
import { accountTexts } from './texts.ts'
import { useConfirm } from './use-confirm.ts'

/** Email verification: the mail has been sent; its code may be typed instead of opening the link. */
export function ConfirmByCode({ email: known, isResent }: { email: string; isResent?: boolean }) {
  const t = useText(accountTexts)
  const { confirm, asksPassword } = useConfirm()
  const form = useContractForm({
    schema: auth.verify.body,
    defaultValues: { email: known, code: '', password: '' },
    empty: { email: t('email_required'), code: t('code_required') },
  })
  const { register, formState } = form
  const submit = useSubmit(form, confirm, t('verify_failed'))
  return (
    <AccountForm
      title={t('verify_title')}
      hint={known ? t('verify_sent', { email: known }) : t('verify_anyone')}
      error={formState.errors.root?.message}
      submitLabel={t('confirm_email')}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <Resend email={form.watch('email')} isSent={isResent} />
          {known && <TextLink to="/signup">{t('wrong_address')}</TextLink>}
          <TextLink to="/login">{t('back_to_login')}</TextLink>
        </>
      }
    >
      {!known && (
        <AccountField
          label={t('email')}
          error={formState.errors.email?.message}
          type="email"
          autoComplete="email"
          {...register('email')}
        />
      )}
      <AccountField
        label={t('code')}
        error={formState.errors.code?.message}
        className="account-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        {...register('code')}
      />
      {asksPassword && (
        <SecretField
          label={t('password')}
          hint={t('password_elsewhere')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
      )}
    </AccountForm>
  )
}
