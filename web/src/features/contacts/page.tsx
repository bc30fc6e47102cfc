import { IconButton, VisuallyHidden } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLiveStages } from '../../lib/use-stages.ts'
import { WorkspaceTitle } from '../../lib/workspace-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import './contacts.css'
import { ContactDialog } from './form/contact-dialog.tsx'
import { DeleteContact } from './form/delete-contact.tsx'
import { ContactList } from './list/contact-list.tsx'
import { FilterChips } from './list/filter-chips.tsx'
import { FilterDrawer } from './list/filter-drawer.tsx'
import { ListPages } from './list/list-pages.tsx'
import { useListPage } from './list/use-list-page.ts'
import { usePlace } from './list/use-place.ts'
import { Person } from './person/person.tsx'
import { SelectContact } from './select-contact.tsx'
import { useContactText } from './texts.ts'
import { useLiveContacts } from './use-live-contacts.ts'

/** How long nothing is typed before the list is searched (S1 §9). */
const SEARCH_MS = 500

/** Everybody the dealership knows: the list, and beside it the contact that is open; where it is narrow one of the two. */
export function ContactsPage() {
  const t = useContactText()
  const { number } = useFormats()
  const place = usePlace()
  const list = useListPage(place)
  const [edited, edit] = useState<ListedContact | 'new' | null>(null)
  const [doomed, doom] = useState<ListedContact | null>(null)
  useLiveStages()
  useLiveContacts(place.contact, (id) => !!list.data?.data.some((contact) => contact.id === id))

  const total = list.data?.total
  const add = () => edit('new')
  const deeds = { onEdit: edit, onDelete: doom }
  return (
    <div className="people" data-open={place.contact !== undefined || undefined}>
      <WorkspaceTitle page={t('title')} />
      {/* The page's name also where the list, which shows it, gives way to the contact. */}
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <section className="people-list" aria-label={t('title')}>
        <header className="people-head">
          <h2>
            {t('title')} {typeof total === 'number' && <span className="people-count">{number(total)}</span>}
          </h2>
          <IconButton aria-label={t('add_contact')} title={t('add_contact')} onClick={add}>
            <UserPlus />
          </IconButton>
        </header>
        <div className="people-tools">
          <SearchBox
            value={place.view.search}
            label={t('search')}
            clearLabel={t('clear_search')}
            debounceMs={SEARCH_MS}
            onSearch={place.search}
          />
          <FilterDrawer place={place} />
        </div>
        <FilterChips place={place} />
        <div className="people-scroll">
          <ContactList place={place} list={list} on={deeds} onAdd={add} />
        </div>
        {list.data && <ListPages list={list.data} place={place} />}
      </section>
      <aside className="people-side" aria-label={t('select_contact')}>
        {place.contact === undefined ? (
          <SelectContact onAdd={add} />
        ) : (
          <Person key={place.contact} id={place.contact} onClose={place.leave} on={deeds} />
        )}
      </aside>
      <ContactDialog
        contact={edited}
        onClose={() => edit(null)}
        onSaved={() => place.showFirst()}
        onOpen={place.show}
      />
      <DeleteContact
        contact={doomed}
        onDone={() => doom(null)}
        onDeleted={(id) => id === place.contact && place.leave()}
      />
    </div>
  )
}
