import { Badge, Box, Button, Flex, IconButton, Link, Menu, Portal } from '@chakra-ui/react'
import {
  Columns3Cog,
  EllipsisVertical,
  ExternalLink,
  FileUp,
  Filter,
  History,
  Plug,
  Plus,
  RefreshCw,
} from 'lucide-react'
import { PageHeader } from '../../ui/page-header.tsx'
import { toaster } from '../../ui/toaster.tsx'
import type { DialogName } from './inventory-dialogs.tsx'
import { useSourceText } from './sources/texts.ts'
import type { DcidFilter } from './sources/use-dcid-filter.ts'
import type { Integrations } from './sources/use-integrations.ts'
import { useSyncText } from './syncs/texts.ts'
import { isUnderWay, type Runs } from './syncs/use-runs.ts'
import type { Sync } from './syncs/use-sync.ts'
import { useInventoryText } from './texts.ts'

interface InventoryHeaderProps {
  inStock: number | undefined
  integrations: Integrations
  filter: DcidFilter
  runs: Runs
  sync: Sync
  isManager: boolean
  onOpen: (dialog: DialogName) => void
  onAdd: () => void
}

/** The page's name, how many cars there are, and what a manager can do with them as a whole. */
export function InventoryHeader({ inStock, integrations, isManager, ...rest }: InventoryHeaderProps) {
  const t = useInventoryText()
  const page = integrations.stats?.dealer_page
  return (
    <PageHeader
      title={t('title')}
      subtitle={
        !!inStock && (
          <Flex as="span" wrap="wrap" columnGap="3" align="center">
            {t('in_stock', { count: inStock })}
            {page && (
              <Link href={page} target="_blank" rel="noreferrer" color="brand.fg" fontSize="sm">
                {t('public_page')} <ExternalLink size={14} aria-hidden />
              </Link>
            )}
          </Flex>
        )
      }
    >
      {isManager && integrations.data && <Actions integrations={integrations} {...rest} />}
    </PageHeader>
  )
}

/** Four of them stand in one line of a phone. */
const NARROW = { base: '2.5', sm: '4' }

type ActionsProps = Omit<InventoryHeaderProps, 'inStock' | 'isManager'>

function Actions({ integrations: { active }, filter, runs, sync, onOpen, onAdd }: ActionsProps) {
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
        colorPalette="gray"
        paddingInline={NARROW}
        title={t('dcid_filter')}
        // Greyed, not disabled: a press says what is missing.
        bg={active ? 'bg.panel' : 'bg.muted'}
        color={active ? undefined : 'fg.muted'}
        onClick={() => {
          if (active) onOpen('dcid')
          else toaster.create({ type: 'info', title: sources('dcid_needs_integration') })
        }}
      >
        <Filter aria-hidden /> <Label text={t('dcid_filter')} />
        {filter.isActive && (
          <Badge size="xs" variant="solid" colorPalette="copper">
            {t('on')}
          </Badge>
        )}
      </Button>
      <Button
        variant="outline"
        colorPalette="gray"
        paddingInline={NARROW}
        bg="bg.panel"
        title={t('integrations')}
        onClick={() => onOpen('integrations')}
      >
        <Plug aria-hidden /> <Label text={t('integrations')} />
      </Button>
      {!active && (
        <Button variant="outline" colorPalette="gray" bg="bg.panel" title={t('add')} onClick={onAdd}>
          <Plus aria-hidden /> <Label text={t('add')} />
        </Button>
      )}
      <MoreMenu onOpen={onOpen} />
    </Flex>
  )
}

/** A button's words, which on a phone only its name says: the icons then fit in one line. */
function Label({ text }: { text: string }) {
  return (
    <Box
      as="span"
      css={{ smDown: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } }}
    >
      {text}
    </Box>
  )
}

const MORE = [
  { name: 'history', icon: History },
  { name: 'mapping', icon: Columns3Cog },
  { name: 'upload', icon: FileUp },
] as const

function MoreMenu({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const t = useInventoryText()
  const syncs = useSyncText()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => onOpen(value as DialogName)}>
      <Menu.Trigger asChild>
        <IconButton variant="outline" colorPalette="gray" bg="bg.panel" aria-label={t('more')} title={t('more')}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52">
            {MORE.map(({ name, icon: Icon }) => (
              <Menu.Item key={name} value={name} minHeight={{ base: '11', md: '9' }}>
                <Icon size={16} /> {syncs(name)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
