import { useState } from 'react'
import { twoStep } from '#contract/people/two-step.ts'
import { enterCode } from '../../data/enter-code.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import { stepTexts } from './step-texts.ts'

/** A login's second step: a code of the person's app, or a recovery code. */
export function CodeStep({ onIn }: { onIn: () => Promise<void> }) {
  const t = useText(stepTexts)
  const [isRecovery, setRecovery] = useState(false)
  const form = useContractForm({
    schema: twoStep.verifyTotp.body,
    defaultValues: { code: '' },
    empty: { code: t('needed') },
  })
  const submit = useSubmit(form, async ({ code }) => {
    await enterCode(code)
    await onIn()
  })
  const { errors, isSubmitting } = form.formState
  return (
    <AccountForm
      title={t('title')}
      hint={t(isRecovery ? 'recovery_hint' : 'hint')}
      error={errors.root?.message}
      submitLabel={t('enter')}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      footer={
        <>
          <button
            type="button"
            className="account-resend"
            onClick={() => {
              form.reset()
              setRecovery(!isRecovery)
            }}
          >
            {t(isRecovery ? 'have_app' : 'lost')}
          </button>
          {isRecovery && <p>{t('no_codes')}</p>}
        </>
      }
    >
      <AccountField
        key={String(isRecovery)}
        autoFocus
        label={t(isRecovery ? 'recovery_code' : 'code')}
        error={errors.code?.message}
        className="account-code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={24}
        {...form.register('code')}
      />
    </AccountForm>
  )
}
