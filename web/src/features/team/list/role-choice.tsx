import { NativeSelect } from '@chakra-ui/react'
import type { RoleName } from '#contract/fields.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { teamTexts } from '../texts.ts'

interface RoleChoiceProps {
  roles: readonly RoleName[]
  value: RoleName
  onChange: (role: RoleName) => void
}

/** A role, with what it may do below it. */
export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const t = useText(teamTexts)
  return (
    <FormField label={t('role')} hint={t(`${value}_hint`)}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value as RoleName)}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(role)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
