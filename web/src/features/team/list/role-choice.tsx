import type { Role } from '#contract/people/roles.ts'
import { RIGHT_LABELS } from '#contract/right-words.ts'
import { RIGHTS } from '#contract/rights.ts'
import { useRoles } from '../../../data/roles.ts'
import { useSettings } from '../../../data/settings.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { teamTexts } from '../texts.ts'

const BUILT_IN = ['agent', 'manager', 'owner'] as const
type BuiltIn = (typeof BUILT_IN)[number]
const isBuiltIn = (id: string): id is BuiltIn => BUILT_IN.some((one) => one === id)

interface RoleChoiceProps {
  mayChooseOwner: boolean
  /** A role's id. */
  value: string
  onChange: (role: string) => void
}

/** A role that the reader may give, with its permissions below it. */
export function RoleChoice({ mayChooseOwner, value, onChange }: RoleChoiceProps) {
  const t = useText(teamTexts)
  const language = useLanguage()
  const { rights: own } = useSession()
  const settings = useSettings('assignment')
  const seeAll = settings.data?.settings.some(({ key, value: is }) => key === 'grant_view_all_chats' && is === 'true')
  const { data } = useRoles()
  const roles = data?.data ?? []
  const mayGive = ({ rights }: Pick<Role, 'rights'>) => rights.every((right) => own.some((one) => one === right))
  const builtIn = BUILT_IN.filter((id) => id !== 'owner' || mayChooseOwner).filter(
    (id) => id === 'agent' || roles.some((role) => role.id === id && mayGive(role)),
  )
  const owned = roles.filter((role) => !role.is_built_in && (mayGive(role) || role.id === value))
  const chosen = roles.find(({ id }) => id === value)
  const labels = RIGHTS.filter((right) => chosen?.rights.includes(right)).map((right) => RIGHT_LABELS[right][language])
  const hint = isBuiltIn(value) ? t(`${value}_hint`) : labels.join(' · ') || t('no_rights')
  return (
    <Choice
      label={t('role')}
      hint={value === 'agent' && seeAll ? t('agent_hint_all') : hint}
      value={value}
      options={[
        ...builtIn.map((id) => ({ value: id as string, text: t(id) })),
        ...owned.map(({ id, name }) => ({ value: id, text: name })),
      ]}
      onChange={onChange}
    />
  )
}
