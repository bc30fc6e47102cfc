import { Input } from '@chakra-ui/react'
import type { Members } from '../../../data/groups.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useGroupText } from './texts.ts'
import { useGroupForm } from './use-group-form.ts'

interface GroupDialogProps {
  open: boolean
  /** One to rename, or the people of a new one. */
  group: { id: string; name: string } | Members
  onClose: () => void
}

/** Asks for a group's name. */
export function GroupDialog({ open, group, onClose }: GroupDialogProps) {
  const t = useGroupText()
  const common = useText()
  const isKnown = 'id' in group
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(isKnown ? 'rename_group' : 'new_group')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={isKnown ? common('save') : t('create_group')}
      size="sm"
    >
      <Fields group={group} onDone={onClose} />
    </FormDialog>
  )
}

function Fields({ group, onDone }: { group: GroupDialogProps['group']; onDone: () => void }) {
  const t = useGroupText()
  const { form, submit } = useGroupForm(group, onDone)
  const { errors } = form.formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message}>
      <FormField label={t('group_name')} error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </FormField>
    </DialogForm>
  )
}
