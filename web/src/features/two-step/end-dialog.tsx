import { Text } from '@chakra-ui/react'
import { twoStep } from '#contract/people/two-step.ts'
import { turnOffTwoStep } from '../../data/two-step.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { twoStepTexts } from './texts.ts'

interface EndDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Turns off two-step login, which takes the password. */
export function EndDialog({ onDone, ...props }: EndDialogProps) {
  const t = useText(twoStepTexts)
  const common = useText()
  return (
    <FormDialog
      {...props}
      title={t('off_question')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('turn_off')}
    >
      <EndForm onDone={onDone} />
    </FormDialog>
  )
}

function EndForm({ onDone }: Pick<EndDialogProps, 'onDone'>) {
  const t = useText(twoStepTexts)
  const common = useText()
  const form = useContractForm({
    schema: twoStep.endTotp.body,
    defaultValues: { password: '' },
    empty: { password: t('password_needed') },
  })
  const submit = useSubmit(form, async ({ password }) => {
    await turnOffTwoStep(password)
    onDone()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <Text color="fg.muted">{t('off_hint')}</Text>
      <FormField label={t('password')} error={errors.password?.message}>
        <PasswordInput
          showLabel={common('show_password')}
          hideLabel={common('hide_password')}
          autoComplete="current-password"
          {...form.register('password')}
        />
      </FormField>
    </DialogForm>
  )
}
