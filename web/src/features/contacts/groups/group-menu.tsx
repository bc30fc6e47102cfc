import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useContactText } from '../texts.ts'

export type GroupDeed = 'rename' | 'delete'

/** What can be done with a group. */
export function GroupMenu({ name, onSelect }: { name: string; onSelect: (deed: GroupDeed) => void }) {
  const t = useContactText()
  const label = t('contact_actions', { name })
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => onSelect(value as GroupDeed)}
    >
      <Menu.Trigger asChild>
        <IconButton className="people-menu" variant="ghost" size="sm" color="fg.muted" aria-label={label} title={label}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="40">
            <Menu.Item value="rename" minHeight={{ base: '11', md: '9' }}>
              <Pencil size={16} /> {t('rename')}
            </Menu.Item>
            <Menu.Item value="delete" minHeight={{ base: '11', md: '9' }} color="fg.error">
              <Trash2 size={16} /> {t('delete')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
