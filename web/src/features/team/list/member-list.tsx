import { Button, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import type { Member } from '#contract/people/team.ts'
import { useText } from '../../../lib/language/text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { teamTexts } from '../texts.ts'
import type { Team } from '../use-team.ts'
import '../../../ui/card-table.css'
import './member-list.css'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { type Caller, type Deed, MemberRow } from './member-row.tsx'

interface MemberListProps {
  list: Team['list']
  search: string
  caller: Caller | undefined
  onInvite: () => void
  onDeed: (deed: Deed, member: Member) => void
}

const COLUMNS = ['name', 'email', 'role', 'status', 'updated', 'actions'] as const

/** The members as a table, on a phone as cards; searchable by name and email. */
export function MemberList({ list: { data, error, mutate }, search, caller, onInvite, onDeed }: MemberListProps) {
  const t = useText(teamTexts)
  if (!data && error) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <ListSkeleton text={t('loading')} />
  const wanted = search.toLowerCase()
  const members = data.data.filter((one) => `${one.name}\n${one.email}`.toLowerCase().includes(wanted))
  if (members.length === 0)
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('none')}
        description={search ? t('none_hint') : undefined}
        action={!search && caller?.mayManage && <Button onClick={onInvite}>{t('invite_first')}</Button>}
      />
    )
  return (
    <Panel padding="0" overflow="hidden">
      <table className="card-table member-list">
        <thead>
          <tr>
            {COLUMNS.filter((column) => column !== 'actions' || caller?.mayManage).map((column) => (
              <th key={column} scope="col">
                {t(`column_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} caller={caller} onDeed={onDeed} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const ListSkeleton = ({ text }: { text: string }) => (
  <Stack gap="3">
    <VisuallyHidden role="status">{text}</VisuallyHidden>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="16" borderRadius="l2" aria-hidden />
    ))}
  </Stack>
)
