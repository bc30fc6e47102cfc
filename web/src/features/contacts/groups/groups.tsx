import { Button } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useGroups } from '../../../data/groups.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { May } from '../../../parts/may.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { GroupRow } from './group-row.tsx'
import { useGroupText } from './texts.ts'

/** The dealership's groups, each with how many it holds. */
export function Groups({ onAuto }: { onAuto: () => void }) {
  const t = useGroupText()
  const { data, error, mutate } = useGroups()
  if (!data && !error) return <ListSkeleton />
  if (!data) {
    return <LoadFailed title={t('groups_failed')} error={error} onRetry={() => mutate()} />
  }
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t('no_groups')}
        description={t('no_groups_hint')}
        action={
          <May right="edit">
            <Button onClick={onAuto}>{t('auto_group')}</Button>
          </May>
        }
      />
    )
  return (
    <ul className="people-scroll people-rows" aria-label={t('tab_groups')}>
      {data.data.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  )
}
