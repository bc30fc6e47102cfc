import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../../lib/language/text.ts'
import { SecretField } from './secret-field.tsx'
import { accountTexts } from './texts.ts'

interface NewPasswordProps {
  password: UseFormRegisterReturn
  confirmation: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; confirmation: string }>
}

/** A new password, typed twice. */
export function NewPassword({ password, confirmation, errors }: NewPasswordProps) {
  const t = useText(accountTexts)
  return (
    <>
      <SecretField
        label={t('password')}
        hint={t('password_hint')}
        error={errors.password?.message}
        autoComplete="new-password"
        {...password}
      />
      <SecretField
        label={t('confirm_password')}
        error={errors.confirmation?.message}
        autoComplete="new-password"
        {...confirmation}
      />
    </>
  )
}
