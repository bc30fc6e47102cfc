import { VisuallyHidden } from '@chakra-ui/react'
import { Navigate } from 'react-router'
import type { OwnField } from '../../../data/fields.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import type { ContactDeeds } from './contact-menu.tsx'
import { ContactRow } from './contact-row.tsx'
import { KeepLooking } from './keep-looking.tsx'
import { ListHeads } from './list-heads.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoContacts } from './no-contacts.tsx'
import { useListText } from './texts.ts'
import type { useListPage } from './use-list-page.ts'
import type { Place } from './use-place.ts'
import type { Selection } from './use-selection.ts'

interface ContactListProps {
  place: Place
  list: ReturnType<typeof useListPage>
  /** Left out where the user may do nothing with several. */
  selection?: Selection
  columns: OwnField[]
  on: ContactDeeds
  onAdd: () => void
  onUpload: () => void
}

/** A page of contacts; while the next is fetched the old one stays, dimmed. */
export function ContactList({ place, list, selection, columns, on, onAdd, onUpload }: ContactListProps) {
  const t = useListText()
  const common = useText()
  const { data, error, mutate, isLoading } = list
  if (!data && !error) return <ListSkeleton />
  if (error) {
    return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  }
  // Fewer contacts than when the address was written.
  const last = data?.last_page ?? place.view.page
  if (!isLoading && place.view.page > Math.max(1, last)) {
    return <Navigate replace to={place.addressOfPage(Math.max(1, last))} />
  }
  if (!data || data.data.length === 0)
    return <NoContacts place={place} cursor={data?.cursor ?? null} onAdd={onAdd} onUpload={onUpload} />
  return (
    <>
      <VisuallyHidden role="status">{isLoading && common('loading')}</VisuallyHidden>
      <ListHeads place={place} isSelectable={selection !== undefined} own={columns.length} />
      <ul className="people-rows" aria-label={t('title')} aria-busy={isLoading} data-stale={isLoading || undefined}>
        {data.data.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            place={place}
            columns={columns}
            on={on}
            isSelected={selection?.has(contact.id)}
            onToggle={selection && (() => selection.toggle(contact.id))}
          />
        ))}
      </ul>
      {data.cursor !== null && data.data.length < data.per_page && (
        <p className="people-look-on">
          {t('more_to_look')} <KeepLooking place={place} cursor={data.cursor} />
        </p>
      )}
    </>
  )
}
