import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { teamTexts } from '../texts.ts'
import type { Team } from '../use-team.ts'

interface LeaveDialogProps {
  deed: 'suspend' | 'remove'
  member: Member
  team: Team
  onClose: () => void
}

const STAY = 'stay'
const NOBODY = 'none'

/** Confirms that a member is suspended or removed, and asks who gets their conversations. */
export function LeaveDialog({ deed, member, team, onClose }: LeaveDialogProps) {
  const t = useText(teamTexts)
  const common = useText()
  const [to, setTo] = useState(NOBODY)
  const { id, name } = member
  const others = (team.list.data?.data ?? []).filter(
    (one) => one.id !== id && one.status === 'Active' && one.role.name !== 'owner',
  )
  const leave = () => (deed === 'remove' ? team.remove(member, to) : team.suspend(member, to === STAY ? undefined : to))
  return (
    <ConfirmDialog
      open
      title={t(`${deed}_question`, { name })}
      confirmLabel={t(deed)}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onClose}
      onConfirm={() => leave().then(onClose)}
    >
      <Stack gap="4">
        <Text>{t(`${deed}_hint`)}</Text>
        <Choice
          label={t('conversations_go_to')}
          value={to}
          onChange={setTo}
          options={[
            ...(deed === 'suspend' ? [{ value: STAY, text: t('to_stay') }] : []),
            { value: NOBODY, text: t('to_nobody') },
            ...others.map((one) => ({ value: one.id, text: t('to_agent', { name: one.name }) })),
          ]}
        />
      </Stack>
    </ConfirmDialog>
  )
}
