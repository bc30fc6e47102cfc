import { lazy, Suspense, useState } from 'react'
import { useViews } from '../../../data/views.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { SearchField } from './search-field.tsx'
import { StatusFilters } from './status-filters.tsx'

/** Loaded when somebody first makes or changes a list. */
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))

/** Search and filters; a list under a name has a status of its own. */
export function ListTools({ place, onFilter }: { place: ChatPlace; onFilter: ChatPlace['filter'] }) {
  const [edited, edit] = useState<'new' | 'shown' | null>(null)
  const { search, status, view } = place
  const shown = useViews().data?.data.find((one) => one.view.id === view)?.view
  return (
    <div className="chat-panel-tools">
      <div className="chat-panel-search">
        <SearchField value={search} onSearch={(wanted) => wanted !== search && onFilter({ search: wanted })} />
        <FilterMenu place={place} onChange={onFilter} onNewView={() => edit('new')} />
      </div>
      {view === '' && <StatusFilters value={status} onChange={(wanted) => onFilter({ status: wanted })} />}
      <ChosenFilters place={place} onChange={onFilter} onEditView={() => edit('shown')} />
      <Suspense>
        {edited && (
          <ViewDialog
            view={edited === 'shown' ? shown : undefined}
            onClose={() => edit(null)}
            onSaved={(id) => onFilter({ view: id, waiting: '' })}
          />
        )}
      </Suspense>
    </div>
  )
}
