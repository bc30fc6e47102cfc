import type { DialogName } from './inventory-dialogs.tsx'
import { IntegrationBanner } from './sources/integration-banner.tsx'
import { IntegrationsFailed } from './sources/integrations-failed.tsx'
import { FilesWait } from './syncs/files-wait.tsx'
import { RunNotice } from './syncs/run-notice.tsx'
import type { useInventory } from './use-inventory.ts'

type Inventory = ReturnType<typeof useInventory>
interface StockNewsProps extends Pick<Inventory, 'isDismissed' | 'dismiss'> {
  stock: Pick<Inventory, 'integrations' | 'runs' | 'sync'>
  inStock: number
  mayChange: boolean
  onOpen: (dialog: DialogName) => void
}

/** What the sources of vehicles have to say: a failure, a question, files that wait, the integration. */
export function StockNews({ stock, isDismissed, dismiss, inStock, mayChange, onOpen }: StockNewsProps) {
  const { integrations, runs, sync } = stock
  return (
    <>
      <IntegrationsFailed integrations={integrations} />
      {runs.asking
        .filter((run) => !isDismissed(run))
        .map((run) => (
          <RunNotice
            key={run.id}
            run={run}
            inStock={inStock}
            sync={sync}
            integration={integrations.active}
            mayChange={mayChange}
            onOpen={onOpen}
            onDismiss={() => dismiss(run)}
          />
        ))}
      {mayChange && <FilesWait count={runs.waiting.filter(isDismissed).length} onHistory={() => onOpen('history')} />}
      {integrations.active && (
        <IntegrationBanner
          integration={integrations.active}
          runs={runs}
          mayChange={mayChange}
          onHistory={() => onOpen('history')}
        />
      )}
    </>
  )
}
