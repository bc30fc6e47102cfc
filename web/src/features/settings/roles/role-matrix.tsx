import { Box, HStack, Icon, Text } from '@chakra-ui/react'
import { Check, Minus, Pencil, Trash2 } from 'lucide-react'
import type { Role } from '#contract/people/roles.ts'
import { RIGHT_HINTS, RIGHT_LABELS } from '#contract/right-words.ts'
import { RIGHTS, type Right } from '#contract/rights.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { roleTexts } from './texts.ts'
import './role-matrix.css'

interface RoleMatrixProps {
  roles: readonly Role[]
  /** What the reader may give. */
  own: readonly Right[]
  busy: string | undefined
  onToggle: (role: Role, right: Right) => void
  onRename: (role: Role) => void
  onRemove: (role: Role) => void
}

/** Each role's rights: checkboxes for the dealership's own roles, marks for those that cannot be changed. */
export function RoleMatrix({ roles, own, busy, onToggle, ...deeds }: RoleMatrixProps) {
  const t = useText(roleTexts)
  const language = useLanguage()
  const nameOf = ({ id, name }: Role) => (id === 'owner' || id === 'manager' || id === 'agent' ? t(id) : name)
  const mayChange = ({ is_built_in, rights }: Role) =>
    !is_built_in && rights.every((right) => own.some((one) => one === right))
  return (
    <Box overflow="auto" maxHeight={{ base: '70dvh', md: 'none' }}>
      <table className="role-matrix">
        <thead>
          <tr>
            <th scope="col">{t('right')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <HStack justify="center" gap="1">
                  {nameOf(role)}
                  {mayChange(role) && <RoleMenu role={role} {...deeds} />}
                </HStack>
                <Text fontSize="xs" fontWeight="400" color="fg.muted" whiteSpace="nowrap">
                  {t('people', { count: role.people })}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">
                {RIGHT_LABELS[right][language]}
                <Text fontSize="xs" fontWeight="400" color="fg.muted">
                  {RIGHT_HINTS[right]?.[language]}
                </Text>
              </th>
              {roles.map((role) => (
                <td key={role.id}>
                  {mayChange(role) ? (
                    <input
                      type="checkbox"
                      aria-label={`${nameOf(role)}: ${RIGHT_LABELS[right][language]}`}
                      checked={role.rights.includes(right)}
                      disabled={!own.includes(right) || busy === role.id}
                      onChange={() => onToggle(role, right)}
                    />
                  ) : (
                    <Mark isGiven={role.rights.includes(right)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const t = useText(roleTexts)
  return (
    <Icon
      as={isGiven ? Check : Minus}
      role="img"
      aria-label={t(isGiven ? 'yes' : 'no')}
      boxSize="4.5"
      color={isGiven ? 'brand.fg' : 'fg.subtle'}
    />
  )
}

function RoleMenu({ role, onRename, onRemove }: Pick<RoleMatrixProps, 'onRename' | 'onRemove'> & { role: Role }) {
  const t = useText(roleTexts)
  return (
    <RowMenu
      label={t('actions', { name: role.name })}
      variant="ghost"
      deeds={[
        { value: 'rename', icon: Pencil, text: t('rename'), does: () => onRename(role) },
        { value: 'remove', icon: Trash2, text: t('remove'), destructive: true, does: () => onRemove(role) },
      ]}
    />
  )
}
