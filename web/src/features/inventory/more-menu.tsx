import { IconButton, Portal } from '@chakra-ui/react'
import { Columns3Cog, EllipsisVertical, FileUp, History } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import type { DialogName } from './inventory-dialogs.tsx'
import { useSyncText } from './syncs/texts.ts'
import { useInventoryText } from './texts.ts'

const MORE = [
  { name: 'history', icon: History },
  { name: 'mapping', icon: Columns3Cog },
  { name: 'upload', icon: FileUp },
] as const

/** The sync history, and manual uploads. */
export function MoreMenu({ onOpen }: { onOpen: (dialog: DialogName) => void }) {
  const t = useInventoryText()
  const syncs = useSyncText()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => onOpen(value as DialogName)}>
      <Menu.Trigger asChild>
        <IconButton variant="outline" aria-label={t('more')} title={t('more')}>
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
