import { Input, Text } from '@chakra-ui/react'
import { closingAdmin } from '#contract/leaving/closing.ts'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { closeOrganization } from '../../data/admin.ts'
import { useText } from '../../lib/language/text.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { adminTexts } from './texts.ts'

/** Closes a dealership whose name is typed. */
export function CloseDialog({ organization, onDone }: { organization: OrganizationRow | null; onDone: () => void }) {
  const t = useText(adminTexts)
  const common = useText()
  return (
    <FormDialog
      open={organization !== null}
      onClose={onDone}
      title={organization ? t('close_title', { name: organization.name }) : ''}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('close_now')}
      destructive
    >
      {organization && <CloseForm organization={organization} onDone={onDone} />}
    </FormDialog>
  )
}

function CloseForm({ organization: { id, name }, onDone }: { organization: OrganizationRow; onDone: () => void }) {
  const t = useText(adminTexts)
  const form = useContractForm({
    schema: closingAdmin.close.body,
    defaultValues: { name: '' },
    empty: { name: t('close_name', { name }) },
  })
  const { errors } = form.formState
  const failed = t('failed', { name })
  const submit = useSubmit(
    form,
    async (typed) => {
      await closeOrganization(id, typed.name)
      toaster.create({ type: 'success', title: t('close_done', { name }) })
      onDone()
    },
    failed,
  )
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message} errorTitle={failed}>
      <Text color="fg.muted">{t('close_question', { days: CLOSING.days })}</Text>
      <FormField label={t('close_name', { name })} error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </FormField>
    </DialogForm>
  )
}
