import { Columns3Cog, FileUp, Filter, History, Plug, Plus, RefreshCw } from 'lucide-react'
import type { DcidFilter } from '../../data/inventory.ts'
import type { RowDeed } from '../../ui/row-menu.tsx'
import { toaster } from '../../ui/toaster.tsx'
import type { DialogName } from './inventory-dialogs.tsx'
import { useSourceText } from './source-texts.ts'
import { useSyncText } from './syncs/texts.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'
import type { Sync } from './syncs/use-sync.ts'
import { useInventoryText } from './texts.ts'
import type { Integrations } from './use-integrations.ts'

export interface InventoryActionsProps {
  integrations: Integrations
  filter: DcidFilter
  runs: Runs
  sync: Sync
  onOpen: (dialog: DialogName) => void
  /** Left out where the page itself offers it. */
  onAdd?: () => void
}

/** A manager's actions on the inventory as a whole (S1 §2); the sync history and manual uploads are in the menu. */
export function useInventoryActs({
  integrations: { active },
  filter,
  runs,
  sync,
  onOpen,
  onAdd,
}: InventoryActionsProps) {
  const t = useInventoryText()
  const sources = useSourceText()
  const syncs = useSyncText()
  const busy = isUnderWay(runs.newest) || sync.isBusy
  const opens = (name: DialogName) => () => onOpen(name)
  const filterBy = active
    ? opens('dcid')
    : () => void toaster.create({ type: 'info', title: sources('dcid_needs_integration') })
  const dcid: RowDeed = {
    value: 'dcid',
    icon: Filter,
    text: t('dcid_filter'),
    does: filterBy,
    faint: !active,
    ...(filter.isActive && { mark: t('on') }),
  }
  const integrations: RowDeed = {
    value: 'integrations',
    icon: Plug,
    text: t('integrations'),
    does: opens('integrations'),
  }
  // What cannot be used yet comes last.
  const deeds: RowDeed[] = active
    ? [
        { value: 'sync', icon: RefreshCw, text: t(busy ? 'syncing' : 'sync'), does: sync.start, busy },
        dcid,
        integrations,
      ]
    : [...(onAdd ? [{ value: 'add', icon: Plus, text: t('add'), does: onAdd }] : []), integrations, dcid]
  const rest: RowDeed[] = [
    { value: 'history', icon: History, text: syncs('history'), does: opens('history') },
    { value: 'mapping', icon: Columns3Cog, text: syncs('mapping'), does: opens('mapping') },
    { value: 'upload', icon: FileUp, text: syncs('upload'), does: opens('upload') },
  ]
  return { deeds, rest }
}
