import { Button, IconButton } from '@chakra-ui/react'
import { Download, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { May } from '../../../parts/may.tsx'
import type { Export } from '../export/use-export.ts'
import { AddToGroup } from '../groups/add-to-group.tsx'
import { SaveGroup } from '../groups/save-group.tsx'
import type { Selection } from '../list/use-selection.ts'
import { useContactText } from '../texts.ts'
import { BulkMenus } from './bulk-menus.tsx'
import { DeleteMany } from './delete-many.tsx'
import type { Bulk } from './use-bulk.ts'

interface SelectionBarProps {
  selection: Selection
  bulk: Bulk
  onExport: Export['start']
}

/** Selects the page or all that match (S1 §2), and changes whoever is selected. */
export function SelectionBar({ selection, bulk, onExport }: SelectionBarProps) {
  const t = useContactText()
  const { count, isPage, shown, hasOthers, total } = selection
  const isSome = count === null || count > 0
  return (
    <div className="people-select" data-some={isSome || undefined}>
      <label title={t('select_all', { count: shown })}>
        <input
          type="checkbox"
          className="people-box"
          checked={isPage}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isPage
          }}
          onChange={selection.togglePage}
        />
        <span hidden={shown === 0}>{t('select_all', { count: shown })}</span>
      </label>
      {isSome && (
        <div className="people-chosen">
          <span role="status">{count === null ? t('selected_all') : t('selected', { count })}</span>
          {hasOthers && (
            <Button size="xs" variant="plain" onClick={selection.selectAll}>
              {total === null ? t('select_matching') : t('select_matching_count', { count: total })}
            </Button>
          )}
          <IconButton
            size="xs"
            variant="ghost"
            color="fg.muted"
            aria-label={t('clear_selection')}
            title={t('clear_selection')}
            onClick={selection.clear}
          >
            <X />
          </IconButton>
        </div>
      )}
      {isSome && <SelectionDeeds {...{ selection, bulk, onExport }} />}
    </div>
  )
}

function SelectionDeeds({ selection, bulk, onExport }: SelectionBarProps) {
  const t = useContactText()
  const [isAsked, ask] = useState(false)
  const change = async (...args: Parameters<Bulk['start']>) => {
    if (await bulk.start(...args)) selection.clear()
  }
  return (
    <fieldset className="people-selected" aria-label={t('selected_actions')}>
      <May right="edit">
        <BulkMenus onSet={(set) => change(selection.what, { set })} isBusy={bulk.job !== null} />
        <SaveGroup members={selection.members} />
        {'ids' in selection.what && <AddToGroup contacts={selection.what.ids} />}
      </May>
      <May right="export">
        <IconButton
          size="xs"
          variant="outline"
          aria-label={t('export_selected')}
          title={t('export_selected')}
          onClick={() => onExport('ids' in selection.what ? { ids: selection.what.ids } : selection.what.query)}
        >
          <Download />
        </IconButton>
      </May>
      <May right="edit">
        <IconButton
          size="xs"
          variant="outline"
          color="fg.error"
          disabled={bulk.job !== null}
          aria-label={t('delete_selected')}
          title={t('delete_selected')}
          onClick={() => ask(true)}
        >
          <Trash2 />
        </IconButton>
      </May>
      <DeleteMany
        open={isAsked}
        count={selection.count}
        onCancel={() => ask(false)}
        onDelete={async () => {
          await change(selection.what, { delete: true })
          ask(false)
        }}
      />
    </fieldset>
  )
}
