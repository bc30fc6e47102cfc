import { Input } from '@chakra-ui/react'
import { leads, type UnreadLead } from '#contract/outreach/leads.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { leadTexts } from './texts.ts'

interface UnreadLeadDialogProps {
  open: boolean
  found: UnreadLead['found']
  onTake: (found: UnreadLead['found']) => Promise<void>
  onClose: () => void
}

/** Who a lead is of, where that could not be told, or was wrong. */
export function UnreadLeadDialog({ open, ...form }: UnreadLeadDialogProps) {
  const t = useText(leadTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={t('make_contact')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('make_contact')}
    >
      {open && <UnreadLeadForm {...form} />}
    </FormDialog>
  )
}

function UnreadLeadForm({ found, onTake }: Omit<UnreadLeadDialogProps, 'open'>) {
  const t = useText(leadTexts)
  const form = useContractForm<UnreadLead['found']>({ schema: leads.take.body, defaultValues: found })
  const submit = useSubmit(form, onTake, t('failed'))
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <FormField label={t('name')} error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </FormField>
      <FormField label={t('phone')} error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </FormField>
      <FormField label={t('email')} error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </FormField>
    </DialogForm>
  )
}
