import type { RoleName } from '#contract/fields.ts'
import { useSettings } from '../../../data/settings.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { teamTexts } from '../texts.ts'

interface RoleChoiceProps {
  roles: readonly RoleName[]
  value: RoleName
  onChange: (role: RoleName) => void
}

/** A role, with its permissions below it. */
export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const t = useText(teamTexts)
  const { data } = useSettings('assignment')
  const seeAll = data?.settings.some(({ key, value }) => key === 'grant_view_all_chats' && value === 'true')
  return (
    <Choice
      label={t('role')}
      hint={t(value === 'agent' && seeAll ? 'agent_hint_all' : `${value}_hint`)}
      value={value}
      options={roles.map((role) => ({ value: role, text: t(role) }))}
      onChange={onChange}
    />
  )
}
