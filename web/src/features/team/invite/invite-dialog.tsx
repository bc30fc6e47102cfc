import { Input } from '@chakra-ui/react'
import { team as rows } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { RoleChoice } from '../list/role-choice.tsx'
import { teamTexts } from '../texts.ts'
import type { Team } from '../use-team.ts'
import type { Invited } from './invite-result.tsx'

interface InviteDialogProps {
  open: boolean
  team: Team
  onClose: () => void
  onInvited: (invited: Invited) => void
}

/** The form to invite a person in a role. */
export function InviteDialog({ open, onClose, ...form }: InviteDialogProps) {
  const t = useText(teamTexts)
  const common = useText()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invite_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('send_invite')}
    >
      <InviteForm onClose={onClose} {...form} />
    </FormDialog>
  )
}

function InviteForm({ team, onClose, onInvited }: Omit<InviteDialogProps, 'open'>) {
  const t = useText(teamTexts)
  const form = useContractForm<{ name: string; email: string; role: string }>({
    schema: rows.invite.body,
    defaultValues: { name: '', email: '', role: 'agent' },
    empty: { name: t('name_needed'), email: t('email_needed') },
  })
  const { register, formState, watch, setValue } = form
  const submit = useSubmit(
    form,
    async (values) => {
      const password = await team.invite(values)
      onClose()
      onInvited({ name: values.name, email: values.email, password })
    },
    t('invite_unexpected'),
  )
  const { errors } = formState
  return (
    <DialogForm onSubmit={submit} error={errors.root?.message} errorTitle={t('invite_failed')}>
      <FormField label={t('full_name')} error={errors.name?.message} isRequired>
        <Input autoComplete="off" {...register('name')} />
      </FormField>
      <FormField label={t('email_address')} error={errors.email?.message} isRequired>
        <Input type="email" autoComplete="off" {...register('email')} />
      </FormField>
      <RoleChoice mayChooseOwner={false} value={watch('role')} onChange={(role) => setValue('role', role)} />
    </DialogForm>
  )
}
