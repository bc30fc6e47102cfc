import { Button, IconButton } from '@chakra-ui/react'
import { ArrowLeft, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useGroupPeople, useGroups } from '../../../data/groups.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ContactDeeds } from '../list/contact-menu.tsx'
import { ContactRow } from '../list/contact-row.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import type { Place } from '../list/use-place.ts'
import { EditGroup } from './edit-group.tsx'
import { useGroupText } from './texts.ts'
import { useGoneWords } from './use-gone-words.ts'
import { GROUPS } from './use-group-place.ts'
import { useMayChange } from './use-may-change.ts'
import { useMembers } from './use-members.ts'

interface GroupPeopleProps {
  id: string
  place: Place
  on: ContactDeeds
}

/** A group's contacts, page by page. */
export function GroupPeople({ id, place, on }: GroupPeopleProps) {
  const t = useGroupText()
  const { pathname, search } = useLocation()
  const { data: groups } = useGroups()
  const { data, error, mutate } = useGroupPeople(id, place.cursor)
  const group = groups?.data.find((one) => one.id === id)
  const name = group?.name
  const mayChange = useMayChange()
  const { remove } = useMembers()
  const isMine = group !== undefined && mayChange(group)
  const goneWords = useGoneWords()
  const gone = group ? goneWords(group) : ''
  return (
    <>
      <div className="people-select">
        <IconButton size="sm" variant="ghost" color="fg.muted" asChild>
          <Link to={GROUPS} aria-label={t('back_to_groups')} title={t('back_to_groups')}>
            <ArrowLeft />
          </Link>
        </IconButton>
        <h3>{name}</h3>
      </div>
      {gone && (
        <Notice status="warning" action={isMine && <EditGroup group={group} />}>
          {gone}
        </Notice>
      )}
      <div className="people-scroll">
        {!data && !error && <ListSkeleton />}
        {!data && error && <GroupFailed error={error} onRetry={() => mutate()} />}
        {data?.data.length === 0 && (
          <EmptyState icon={<UsersRound />} title={t(data.cursor === null ? 'group_empty' : 'more_to_look')} />
        )}
        <ul className="people-rows" aria-label={name}>
          {data?.data.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              place={place}
              on={{
                ...on,
                ...(isMine && group.conditions === null && { onTakeOut: () => void remove(group, contact) }),
              }}
            />
          ))}
        </ul>
      </div>
      <div className="people-pages">
        {data?.cursor && (
          <Button size="sm" variant="outline" asChild>
            <Link to={{ pathname, search }} state={{ cursor: data.cursor }}>
              {t(data.data.length === 0 ? 'keep_looking' : 'next')}
            </Link>
          </Button>
        )}
      </div>
    </>
  )
}

function GroupFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useGroupText()
  return <LoadFailed title={t('groups_failed')} error={error} onRetry={onRetry} />
}
