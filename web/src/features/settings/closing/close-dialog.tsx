import { Input } from '@chakra-ui/react'
import { account } from '#contract/leaving/closing.ts'
import { closeAccount } from '../../../data/account.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { closingTexts } from './texts.ts'

interface CloseDialogProps {
  open: boolean
  name: string
  onClose: () => void
}

/** Asks a second time: for the dealership's name. */
export function CloseDialog({ open, name, onClose }: CloseDialogProps) {
  const t = useText(closingTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('sure', { name })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('confirm')}
      destructive
    >
      {open && <CloseForm name={name} onDone={onClose} />}
    </FormDialog>
  )
}

function CloseForm({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useText(closingTexts)
  const form = useContractForm({
    schema: account.close.body,
    bodyOf: closingOf,
    defaultValues: { name: '', calls_to: '' },
    empty: { name: t('name_needed') },
  })
  const { register, formState } = form
  const { errors } = formState
  const submit = useSubmit(
    form,
    async (values) => {
      await closeAccount(closingOf(values))
      onDone()
    },
    t('failed'),
  )
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message} errorTitle={t('failed')}>
      <FormField label={t('name', { name })} error={errors.name?.message}>
        <Input autoComplete="off" {...register('name')} />
      </FormField>
      <FormField label={t('calls_to')} hint={t('calls_to_hint')} error={errors.calls_to?.message}>
        <Input type="tel" autoComplete="off" {...register('calls_to')} />
      </FormField>
    </DialogForm>
  )
}

/** Without a number calls go to voicemail. */
const closingOf = ({ name, calls_to }: { name: string; calls_to: string }) => ({ name, ...(calls_to && { calls_to }) })
