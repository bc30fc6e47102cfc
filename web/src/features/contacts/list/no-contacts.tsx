import { Button, Flex } from '@chakra-ui/react'
import { ContactRound, FileUp, SearchX, UserPlus } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { May } from '../../../parts/may.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { KeepLooking } from './keep-looking.tsx'
import { useListText } from './texts.ts'
import type { Place } from './use-place.ts'

interface NoContactsProps {
  place: Place
  /** Nobody on this page, but the server has not looked at all: what leads on. */
  cursor: string | null
  onAdd: () => void
  onUpload: () => void
}

/** Says why the list is empty, and what to do about it (S1 §2). */
export function NoContacts({ place, cursor, onAdd, onUpload }: NoContactsProps) {
  const t = useListText()
  const common = useText()
  const { search } = place.view
  if (cursor !== null) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('none_so_far')}
        description={t('none_so_far_hint')}
        action={<KeepLooking place={place} cursor={cursor} />}
      />
    )
  }
  if (search !== '' || place.isFiltered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={search !== '' ? t('none_found', { search }) : t('none_available')}
        description={t(place.isFiltered ? 'none_filtered_hint' : 'none_found_hint')}
        action={
          <Button variant="outline" onClick={place.clear}>
            {place.isFiltered ? common('clear_filters') : t('clear_search')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<ContactRound />}
      title={t('none_available')}
      description={t('none_available_hint')}
      action={
        <May right="edit">
          <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
            <Button onClick={onAdd}>
              <UserPlus /> {t('add_contact')}
            </Button>
            <Button variant="outline" onClick={onUpload}>
              <FileUp /> {t('bulk_upload')}
            </Button>
          </Flex>
        </May>
      }
    />
  )
}
