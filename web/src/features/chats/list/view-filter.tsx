import { ListFilter, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readViews, useViews } from '../../../data/views.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useListText } from './texts.ts'

/** Loaded when somebody first makes or changes a list. */
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }))

/** What opens the dialog of a new list; no view has this id. */
const NEW = 'new'

interface ViewFilterProps {
  /** The shown list's id; empty for none. */
  value: string
  onChange: (view: string) => void
}

/** Which list under a name is shown, and the way to make and change them. */
export function ViewFilter({ value, onChange }: ViewFilterProps) {
  const t = useListText()
  const { number } = useFormats()
  const { data } = useViews()
  const [edited, edit] = useState<string>()
  const views = data?.data ?? []
  const shown = views.find(({ view }) => view.id === value)?.view
  return (
    <>
      <label className="chat-desk-button" data-on={value !== '' || undefined}>
        <ListFilter aria-hidden />
        <select
          aria-label={t('views')}
          onPointerEnter={() => void readViews()}
          onFocus={() => void readViews()}
          value={shown ? value : ''}
          onChange={({ target }) => (target.value === NEW ? edit(NEW) : onChange(target.value))}
        >
          <option value="">{t('views_none')}</option>
          {views.map(({ view, count }) => (
            <option key={view.id} value={view.id}>
              {count === null ? view.name : t('view_count', { name: view.name, count: number(count) })}
            </option>
          ))}
          <option value={NEW}>{t('view_new')}</option>
        </select>
      </label>
      {shown?.is_editable && (
        <button type="button" className="chat-desk-button" aria-label={t('view_edit')} onClick={() => edit(value)}>
          <Pencil aria-hidden />
        </button>
      )}
      <Suspense>
        {edited !== undefined && (
          <ViewDialog
            view={edited === NEW ? undefined : shown}
            onClose={() => edit(undefined)}
            onSaved={(view) => onChange(view)}
          />
        )}
      </Suspense>
    </>
  )
}
