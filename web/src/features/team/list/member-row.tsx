import { Badge, Flex, HStack, IconButton, Text } from '@chakra-ui/react'
import { Ban, MailPlus, Pencil, RotateCcw, Smartphone, UserMinus, UserPen } from 'lucide-react'
import type { RoleName } from '#contract/fields.ts'
import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useSession } from '../../../lib/session.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import { When } from '../../../parts/when.tsx'
import { type RowDeed, RowMenu } from '../../../ui/row-menu.tsx'
import { teamTexts } from '../texts.ts'

export type Deed = 'role' | 'resend' | 'take_back' | 'suspend' | 'reactivate' | 'reset_two_step' | 'remove'
export interface Caller {
  id: string
  role: RoleName
  mayManage: boolean
}

const ROLE_COLORS = { owner: 'purple', manager: 'blue', agent: 'gray' } as const
const STATUS_COLORS = { Active: 'green', Pending: 'orange', Suspended: 'red' } as const

interface MemberRowProps {
  member: Member
  caller: Caller | undefined
  onDeed: (deed: Deed, member: Member) => void
}

export function MemberRow({ member, caller, onDeed }: MemberRowProps) {
  const t = useText(teamTexts)
  const { id, name, email, role, status, updated_at, invited_until } = member
  const isOwn = id === caller?.id
  // Nobody changes themselves, and only owners change owners.
  const isChangeable = caller?.mayManage && !isOwn && (role.name !== 'owner' || caller.role === 'owner')
  const isExpired = invited_until !== null && Date.parse(invited_until) < serverNow()
  return (
    <tr>
      <td className="member-who">
        <HStack gap="3">
          <ColleagueAvatar id={id} name={name} size="sm" />
          <Text fontWeight="600">{name}</Text>
          {isOwn && <Badge>{t('you')}</Badge>}
        </HStack>
      </td>
      <td className="member-email" title={email}>
        {email}
      </td>
      <td className="member-role">
        <Flex align="center" justify="space-between" gap="1" width="fit-content" minWidth={{ md: '24' }}>
          <Badge colorPalette={ROLE_COLORS[role.name]}>
            {role.id === role.name ? t(role.name) : role.display_name}
          </Badge>
          {isChangeable && (
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={`${t('change_role')}: ${name}`}
              title={t('change_role')}
              onClick={() => onDeed('role', member)}
            >
              <Pencil />
            </IconButton>
          )}
        </Flex>
      </td>
      <td className="member-status">
        <Badge colorPalette={isExpired ? 'red' : STATUS_COLORS[status]}>{isExpired ? t('expired') : t(status)}</Badge>
      </td>
      <td className="member-updated">
        <When at={updated_at} />
      </td>
      {caller?.mayManage && (
        <td className="member-deeds">
          {isChangeable && <MemberMenu member={member} onDeed={(deed) => onDeed(deed, member)} />}
        </td>
      )}
    </tr>
  )
}

function MemberMenu({
  member: { name, status, invited_until, two_step },
  onDeed,
}: {
  member: Member
  onDeed: (deed: Deed) => void
}) {
  const t = useText(teamTexts)
  const common = useText()
  const isOwner = useSession().user?.role.name === 'owner'
  const deed = (value: Deed, icon: RowDeed['icon'], text: string, destructive = false): RowDeed => ({
    value,
    icon,
    text,
    destructive,
    does: () => onDeed(value),
  })
  const deeds =
    invited_until !== null
      ? [
          deed('role', UserPen, t('change_role')),
          deed('resend', MailPlus, t('resend')),
          deed('take_back', UserMinus, t('take_back'), true),
        ]
      : [
          deed('role', UserPen, t('change_role')),
          ...(status === 'Pending' ? [deed('resend', MailPlus, t('resend'))] : []),
          ...(two_step && isOwner ? [deed('reset_two_step', Smartphone, t('reset_two_step'))] : []),
          status === 'Suspended' ? deed('reactivate', RotateCcw, t('reactivate')) : deed('suspend', Ban, t('suspend')),
          deed('remove', UserMinus, t('remove'), true),
        ]
  return (
    <RowMenu label={common('actions_for', { name })} deeds={deeds} variant="ghost" boxSize={{ base: '11', md: '9' }} />
  )
}
