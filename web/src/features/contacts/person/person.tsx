import { Button } from '@chakra-ui/react'
import { ArrowLeft, ContactRound } from 'lucide-react'
import { useContact } from '../../../data/contacts.ts'
import { ContactSections } from '../../../parts/contact-sections.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ContactDeeds } from '../list/contact-menu.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonHeader } from './person-header.tsx'
import { PersonSkeleton } from './person-skeleton.tsx'
import { usePersonText } from './texts.ts'
import './person.css'
import { LoadFailed } from '../../../parts/load-failed.tsx'

interface PersonProps {
  id: string
  onClose: () => void
  on: ContactDeeds
}

/** The open contact: who they are, where they stand, what colleagues know. */
export function Person({ id, onClose, on }: PersonProps) {
  const t = usePersonText()
  const { data: contact, error, mutate } = useContact(id)
  if (error?.status === 404) {
    return (
      <div role="alert">
        <EmptyState
          icon={<ContactRound />}
          title={t('contact_not_found')}
          action={
            <Button variant="outline" onClick={onClose}>
              <ArrowLeft /> {t('back_to_list')}
            </Button>
          }
        />
      </div>
    )
  }
  if (error && !contact) {
    return <LoadFailed title={t('contact_failed')} error={error} onRetry={() => mutate()} />
  }
  if (!contact) return <PersonSkeleton />
  return (
    <div className="person">
      <PersonHeader contact={contact} onClose={onClose} on={on} />
      <PersonDetails contact={contact} />
      <ContactSections contact={id} />
    </div>
  )
}
