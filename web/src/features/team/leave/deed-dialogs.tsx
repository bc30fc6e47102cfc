import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Deed } from '../list/member-row.tsx'
import { teamTexts } from '../texts.ts'
import type { Team } from '../use-team.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface DeedDialogsProps {
  asked: { deed: Deed; member: Member } | undefined
  team: Team
  mayChooseOwner: boolean
  onDone: () => void
}

/** The confirmations before a member's role changes, or they leave. */
export function DeedDialogs({ asked, team, mayChooseOwner, onDone }: DeedDialogsProps) {
  const t = useText(teamTexts)
  const common = useText()
  const { deed, member } = asked ?? {}
  if (!member) return null
  if (deed === 'role')
    return <RoleDialog key={member.id} member={member} team={team} mayChooseOwner={mayChooseOwner} onClose={onDone} />
  if (deed === 'suspend' || deed === 'remove')
    return <LeaveDialog key={member.id} deed={deed} member={member} team={team} onClose={onDone} />
  if (deed === 'reset_two_step')
    return (
      <ConfirmDialog
        open
        title={t('reset_two_step_question', { name: member.name })}
        confirmLabel={t('let_them')}
        cancelLabel={common('cancel')}
        onCancel={onDone}
        onConfirm={() => team.resetTwoStep(member).then(onDone)}
      >
        {t('reset_two_step_hint')}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open={deed === 'take_back'}
      title={t('take_back_question', { name: member.name })}
      confirmLabel={t('take_back')}
      cancelLabel={common('close')}
      destructive
      onCancel={onDone}
      onConfirm={() => team.takeBack(member).then(onDone)}
    >
      {t('take_back_hint')}
    </ConfirmDialog>
  )
}
