import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { May } from '../../parts/may.tsx'
import { DESK } from '../../parts/page-acts.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { FilterDrawer } from '../../ui/filter-drawer.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SelectionBar } from './bulk/selection-bar.tsx'
import { useBulk } from './bulk/use-bulk.ts'
import { ExportButton } from './export/export-button.tsx'
import { ExportNotice } from './export/export-notice.tsx'
import type { Export } from './export/use-export.ts'
import { SaveGroup } from './groups/save-group.tsx'
import { JobProgress } from './job-progress.tsx'
import { ColumnsMenu } from './list/columns-menu.tsx'
import { ContactList } from './list/contact-list.tsx'
import type { ContactDeeds } from './list/contact-menu.tsx'
import type { Filters, ListView } from './list/contacts-address.ts'
import { FilterForm } from './list/filter-form.tsx'
import { ListPages } from './list/list-pages.tsx'
import { useListText } from './list/texts.ts'
import type { Columns } from './list/use-columns.ts'
import { useFilterWords } from './list/use-filter-words.ts'
import type { useListPage } from './list/use-list-page.ts'
import type { Place } from './list/use-place.ts'
import { useSelection } from './list/use-selection.ts'

/** The pause in typing after which the list is searched (S1 §9). */
const SEARCH_MS = 500

interface EverybodyProps {
  place: Place
  list: ReturnType<typeof useListPage>
  columns: Columns
  file: Export
  /** On a phone boxes to select by are shown when asked for. */
  isSelecting: boolean
  /** There is nobody yet to search or to narrow. */
  isFirstDay: boolean
  on: ContactDeeds
  onAdd: () => void
  onUpload: () => void
}

/** All contacts, to search, narrow, select, change and take along. */
export function Everybody({
  place,
  list,
  columns,
  file,
  isSelecting,
  isFirstDay,
  on,
  onAdd,
  onUpload,
}: EverybodyProps) {
  const common = useText()
  const words = useFilterWords(place.filters)
  const selection = useSelection(place, list.data)
  const bulk = useBulk()
  const mayEdit = useMay('edit')
  const mayExport = useMay('export')
  const isDesk = useMedia(DESK)
  const maySelect = (mayEdit || mayExport) && (isDesk || isSelecting)
  // Its line is there from the beginning, so that the list doesn't jump.
  const isComing = !list.data && !list.error
  return (
    <>
      {!isFirstDay && <Tools {...{ place, list, columns, file }} />}
      <FilterChips
        filters={place.filters}
        wordsOf={words.one}
        onChange={place.filter}
        label={common('active_filters')}
        removeLabel={(filter) => common('remove_filter', { filter })}
        clearLabel={common('clear_filters')}
      >
        <May right="edit">
          <SaveGroup members={{ conditions: place.query }} />
        </May>
      </FilterChips>
      {bulk.job && <JobProgress text={bulk.progress} {...bulk.job} />}
      <ExportNotice file={file} />
      {maySelect && (selection.shown > 0 || isComing) && (
        <SelectionBar selection={selection} bulk={bulk} onExport={file.start} />
      )}
      <div className="people-scroll">
        <ContactList
          place={place}
          list={list}
          selection={maySelect ? selection : undefined}
          columns={columns.columns}
          {...{ on, onAdd, onUpload }}
        />
      </div>
      {list.data && !isFirstDay && <ListPages list={list.data} place={place} />}
    </>
  )
}

/** The search, the filters, and what a desk has beside them. */
function Tools({ place, list, columns, file }: Pick<EverybodyProps, 'place' | 'list' | 'columns' | 'file'>) {
  const t = useListText()
  const common = useText()
  const count = Object.keys(place.filters).length
  const mayExport = useMay('export')
  const isDesk = useMedia(DESK)
  return (
    <div className="people-tools">
      <SearchBox
        value={place.view.search}
        label={t('search')}
        clearLabel={t('clear_search')}
        debounceMs={SEARCH_MS}
        onSearch={place.search}
      />
      <FilterDrawer
        title={common('filters')}
        label={count > 0 ? common('filters_on', { count }) : common('filters')}
        closeLabel={common('close')}
        isNarrow
      >
        {(close) => {
          const narrow = (filters: Filters, sort: ListView['sort']) => {
            place.narrow(filters, sort)
            close()
          }
          return (
            <FilterForm
              filters={place.filters}
              sort={place.view.sort}
              onApply={narrow}
              onClear={place.isFiltered ? () => narrow({}, place.view.sort) : undefined}
            />
          )
        }}
      </FilterDrawer>
      {isDesk && <ColumnsMenu columns={columns} />}
      {isDesk && mayExport && (
        <ExportButton isEmpty={list.data?.data.length === 0} onExport={() => file.start(place.query)} />
      )}
    </div>
  )
}
