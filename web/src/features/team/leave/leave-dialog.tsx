import { NativeSelect, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
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

/** Asks before somebody is suspended or removed, and what becomes of their conversations. */
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
        <FormField label={t('conversations_go_to')}>
          <NativeSelect.Root>
            <NativeSelect.Field value={to} onChange={({ target }) => setTo(target.value)}>
              {deed === 'suspend' && <option value={STAY}>{t('to_stay')}</option>}
              <option value={NOBODY}>{t('to_nobody')}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {t('to_agent', { name: one.name })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </Stack>
    </ConfirmDialog>
  )
}
