import { Badge, Button, Flex } from '@chakra-ui/react'
import { Filter, Plug, Plus, RefreshCw } from 'lucide-react'
import type { DcidFilter } from '../../data/inventory.ts'
import { toaster } from '../../ui/toaster.tsx'
import { WideLabel } from '../../ui/wide-label.tsx'
import type { DialogName } from './inventory-dialogs.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useSourceText } from './source-texts.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'
import type { Sync } from './syncs/use-sync.ts'
import { useInventoryText } from './texts.ts'
import type { Integrations } from './use-integrations.ts'

/** Four of them fit in one line on a phone. */
const NARROW = { base: '2.5', sm: '4' }

export interface InventoryActionsProps {
  integrations: Integrations
  filter: DcidFilter
  runs: Runs
  sync: Sync
  onOpen: (dialog: DialogName) => void
  onAdd: () => void
}

/** A manager's actions on the inventory as a whole (S1 §2). */
export function InventoryActions(props: InventoryActionsProps) {
  const { filter, runs, sync, onOpen, onAdd } = props
  const { active } = props.integrations
  const t = useInventoryText()
  const sources = useSourceText()
  const isSyncing = isUnderWay(runs.newest)
  return (
    <Flex wrap="wrap" gap="2">
      {active && (
        <Button
          paddingInline={NARROW}
          loading={isSyncing || sync.isBusy}
          loadingText={t('syncing')}
          onClick={sync.start}
        >
          <RefreshCw aria-hidden /> {t('sync')}
        </Button>
      )}
      <Button
        variant="outline"
        paddingInline={NARROW}
        title={t('dcid_filter')}
        // Grayed out, but not disabled: a press says what is missing.
        bg={active ? 'bg.panel' : 'bg.muted'}
        color={active ? undefined : 'fg.muted'}
        onClick={() => {
          if (active) onOpen('dcid')
          else toaster.create({ type: 'info', title: sources('dcid_needs_integration') })
        }}
      >
        <Filter aria-hidden /> <WideLabel text={t('dcid_filter')} />
        {filter.isActive && (
          <Badge
            size="xs"
            variant="solid"
            colorPalette="copper"
            smDown={{ boxSize: '2', minHeight: '2', padding: '0' }}
          >
            <WideLabel text={t('on')} />
          </Badge>
        )}
      </Button>
      <Button variant="outline" paddingInline={NARROW} title={t('integrations')} onClick={() => onOpen('integrations')}>
        <Plug aria-hidden /> <WideLabel text={t('integrations')} />
      </Button>
      {!active && (
        <Button variant="outline" paddingInline={NARROW} title={t('add')} onClick={onAdd}>
          <Plus aria-hidden /> <WideLabel text={t('add')} />
        </Button>
      )}
      <MoreMenu onOpen={onOpen} />
    </Flex>
  )
}
