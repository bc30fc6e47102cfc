import { Input, Text } from '@chakra-ui/react'
import { type Role, roles } from '#contract/people/roles.ts'
import { AGENT_RIGHTS } from '#contract/rights.ts'
import { createRole, updateRole } from '../../../data/roles.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { roleTexts } from './texts.ts'

interface RoleDialogProps {
  /** Omitted for a new one. */
  role?: Role
  /** What the reader may give. */
  rights: readonly string[]
  onClose: () => void
}

/** Names a role of the dealership's own. */
export function RoleDialog({ role, rights, onClose }: RoleDialogProps) {
  const t = useText(roleTexts)
  const common = useText()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(role ? 'rename' : 'add')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={role ? common('save') : t('add')}
    >
      <RoleForm role={role} rights={rights} onClose={onClose} />
    </FormDialog>
  )
}

function RoleForm({ role, rights, onClose }: RoleDialogProps) {
  const t = useText(roleTexts)
  const form = useContractForm({
    schema: roles.update.body,
    defaultValues: { name: role?.name ?? '' },
    empty: { name: t('name_needed') },
  })
  const submit = useSubmit(form, async ({ name }) => {
    const given = AGENT_RIGHTS.filter((right) => rights.includes(right))
    await (role ? updateRole(role.id, { name }) : createRole({ name, rights: given }))
    onClose()
  })
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      {!role && <Text color="fg.muted">{t('add_hint')}</Text>}
      <FormField label={t('name')} hint={t('name_hint')} error={errors.name?.message}>
        <Input maxLength={40} {...form.register('name')} />
      </FormField>
    </DialogForm>
  )
}
