import type { DcidFilter } from '../../data/inventory.ts'
import { ConnectDialog, DcidDialog, HistoryDialog, IntegrationsDialog, MappingDialog, UploadDialog } from './dialogs.ts'
import type { Runs } from './syncs/use-runs.ts'
import type { Sync } from './syncs/use-sync.ts'
import type { Integrations } from './use-integrations.ts'

export type DialogName = 'integrations' | 'connect' | 'dcid' | 'history' | 'mapping' | 'upload'

interface InventoryDialogsProps {
  /** The open dialog. */
  shown: DialogName | null
  integrations: Integrations
  filter: DcidFilter
  runs: Runs
  sync: Sync
  mayChange: boolean
  onOpen: (dialog: DialogName) => void
  onClose: () => void
  onDisconnected: () => void
}

/** Dialogs about the inventory as a whole: its sources, and its syncs. */
export function InventoryDialogs({ shown, onOpen, onClose, onDisconnected, ...page }: InventoryDialogsProps) {
  const { integrations, filter, runs, sync, mayChange } = page
  const hasIntegration = !!integrations.active
  const of = (name: DialogName) => ({ open: shown === name, onClose })
  return (
    <>
      <IntegrationsDialog
        {...of('integrations')}
        integrations={integrations}
        onConnect={() => onOpen('connect')}
        onDisconnected={onDisconnected}
      />
      <ConnectDialog {...of('connect')} integrations={integrations} runs={runs} />
      <DcidDialog {...of('dcid')} filter={filter} hasIntegration={hasIntegration} wasSynced={!!runs.lastDone} />
      <HistoryDialog
        {...of('history')}
        runs={runs}
        sync={sync}
        mayChange={mayChange}
        onMapping={() => onOpen('mapping')}
      />
      <MappingDialog {...of('mapping')} sync={sync} hasIntegration={hasIntegration} />
      <UploadDialog {...of('upload')} runs={runs} hasIntegration={hasIntegration} />
    </>
  )
}
