import { VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { useLiveLabels } from '../../data/labels.ts'
import { useLiveStages } from '../../data/stages.ts'
import { useMay } from '../../lib/session.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import './contacts.css'
import { AutoGroupDialog, ContactDialog, ImportDialog, MergeContact } from './dialogs.ts'
import { Everybody } from './everybody.tsx'
import { useExport } from './export/use-export.ts'
import { DeleteContact } from './form/delete-contact.tsx'
import { GroupPeople } from './groups/group-people.tsx'
import { Groups } from './groups/groups.tsx'
import { useGroupPlace } from './groups/use-group-place.ts'
import { ImportNotice } from './import/import-notice.tsx'
import { useImport } from './import/use-import.ts'
import type { ContactDeeds } from './list/contact-menu.tsx'
import { ListHeader } from './list/list-header.tsx'
import { ListTabs } from './list/list-tabs.tsx'
import { useColumns } from './list/use-columns.ts'
import { useListActs } from './list/use-list-acts.ts'
import { useListPage } from './list/use-list-page.ts'
import { usePlace } from './list/use-place.ts'
import { Person } from './person/person.tsx'
import { SelectContact } from './select-contact.tsx'
import { useContactText } from './texts.ts'
import { useLiveContacts } from './use-live-contacts.ts'
import { useWhole } from './use-whole.ts'

const Twins = lazy(async () => ({ default: (await import('./merge/twins.tsx')).Twins }))

/** Everybody the dealership knows: the list, and beside it the contact that is open; where it is narrow one of the two. */
export function ContactsPage() {
  const t = useContactText()
  const place = usePlace()
  const columns = useColumns()
  const list = useListPage(place, columns)
  const [edited, edit] = useState<ListedContact | 'new' | null>(null)
  const whole = useWhole(edited)
  const [doomed, doom] = useState<ListedContact | null>(null)
  const [joined, join] = useState<ListedContact | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [isGrouping, setGrouping] = useState(false)
  const [isSelecting, setSelecting] = useState(false)
  const file = useImport()
  const exported = useExport()
  const groups = useGroupPlace()
  useLiveStages()
  useLiveLabels()
  useLiveContacts(place.contact, (id) => !!list.data?.data.some((contact) => contact.id === id))

  const add = () => edit('new')
  useAsked('new', add)
  const upload = () => setUploading(true)
  useAsked('upload', upload)
  const deeds = { ...(useMay('edit') && { onEdit: edit, onDelete: doom }), ...(useMay('assign') && { onMerge: join }) }
  const isAll = !groups.isGroups && !groups.isTwins
  // Then the list says what to do, and nobody could be chosen.
  const isFirstDay = isAll && list.data?.total === 0 && place.view.search === '' && !place.isFiltered
  const acts = useListActs({
    onUpload: upload,
    onGroup: () => setGrouping(true),
    ...(isAll && { onExport: () => exported.start(place.query), onSelect: () => setSelecting(!isSelecting) }),
  })
  return (
    <div className="people" data-open={place.contact !== undefined || undefined}>
      <WorkspaceTitle page={t('title')} />
      {/* The page's name also where the list, which shows it, gives way to the contact. */}
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <section className="people-list" aria-label={t('title')}>
        <ListHeader total={list.data?.total} onAdd={isFirstDay ? undefined : add} deeds={acts} />
        <ListTabs isGroups={groups.isGroups} isTwins={groups.isTwins} />
        <ImportNotice file={file} onOpen={upload} />
        {isAll ? (
          <Everybody
            {...{ place, list, columns, isSelecting, isFirstDay, onAdd: add, onUpload: upload }}
            file={exported}
            on={deeds}
          />
        ) : (
          <Gathered {...{ groups, place, deeds }} onGroup={() => setGrouping(true)} />
        )}
      </section>
      <Side
        {...{ place, deeds }}
        isOffered={isAll && !isFirstDay}
        onAdd={add}
        onUpload={upload}
        onGroup={() => setGrouping(true)}
      />
      <ContactDialog contact={whole} onClose={() => edit(null)} onSaved={() => place.showFirst()} onOpen={place.show} />
      <Upload open={isUploading} file={file} onClose={() => setUploading(false)} />
      <MergeContact
        contact={joined}
        onClose={() => join(null)}
        onDone={(id) => {
          join(null)
          place.show(id)
        }}
      />
      <AutoGroupDialog open={isGrouping} onClose={() => setGrouping(false)} />
      <DeleteContact
        contact={doomed}
        onDone={() => doom(null)}
        onDeleted={(id) => id === place.contact && place.leave()}
      />
    </div>
  )
}

interface SideProps {
  /** Somebody may be chosen, or added, in the list. */
  isOffered: boolean
  place: ReturnType<typeof usePlace>
  deeds: ContactDeeds
  onAdd: () => void
  onUpload: () => void
  onGroup: () => void
}

/** Beside the list: the open contact, or what one may do until then. */
function Side({ place, deeds, isOffered, ...on }: SideProps) {
  const t = useContactText()
  if (!isOffered && place.contact === undefined) return null
  return (
    <aside className="people-side" aria-label={t('select_contact')}>
      {place.contact === undefined ? (
        <SelectContact {...on} />
      ) : (
        <Person key={place.contact} id={place.contact} onClose={place.leave} on={deeds} />
      )}
    </aside>
  )
}

interface GatheredProps extends Pick<SideProps, 'place' | 'deeds' | 'onGroup'> {
  groups: ReturnType<typeof useGroupPlace>
}

/** The groups, one of them, or who may be one person. */
function Gathered({ groups, place, deeds, onGroup }: GatheredProps) {
  const mayAssign = useMay('assign')
  if (groups.isTwins) return <Suspense fallback={null}>{mayAssign && <Twins onMerged={place.show} />}</Suspense>
  if (groups.group === undefined) return <Groups onAuto={onGroup} />
  return <GroupPeople id={groups.group} place={place} on={deeds} />
}

interface UploadProps {
  open: boolean
  file: ReturnType<typeof useImport>
  onClose: () => void
}

function Upload({ open, file, onClose }: UploadProps) {
  return (
    <ImportDialog
      open={open}
      file={file}
      onClose={() => {
        onClose()
        // What can be taken back stays in sight.
        if (file.isOver && !file.run?.undo_until) file.forget()
      }}
    />
  )
}
