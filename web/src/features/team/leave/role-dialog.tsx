import { useState } from 'react'
import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { RoleChoice } from '../list/role-choice.tsx'
import { teamTexts } from '../texts.ts'
import type { Team } from '../use-team.ts'

interface RoleDialogProps {
  member: Member
  team: Team
  mayChooseOwner: boolean
  onClose: () => void
}

/** Changes a member's role, effective with their next request. */
export function RoleDialog({ member, team, mayChooseOwner, onClose }: RoleDialogProps) {
  const t = useText(teamTexts)
  const common = useText()
  const [role, setRole] = useState(member.role.id)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('role_of', { name: member.name })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t('change_role')}
    >
      <DialogForm onSubmit={() => team.updateRole(member, role).then(onClose)}>
        <RoleChoice mayChooseOwner={mayChooseOwner && member.status !== 'Pending'} value={role} onChange={setRole} />
      </DialogForm>
    </FormDialog>
  )
}
