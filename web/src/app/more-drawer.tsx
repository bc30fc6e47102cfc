import { Box, CloseButton, Drawer, Portal, Text } from '@chakra-ui/react'
import { PhoneSwitch } from '../features/calls/index.ts'
import type { NavigationEntry } from '../lib/feature.ts'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { AccountBlock } from './account-block.tsx'
import { PaletteButton } from './keys/palette-button.tsx'
import { SidebarLinks } from './sidebar-links.tsx'
import { appTexts } from './texts.ts'

interface MoreDrawerProps {
  open: boolean
  entries: readonly NavigationEntry[]
  onClose: () => void
}

/** What has no room at the thumb: the other entries, the telephone, and the account. */
export function MoreDrawer({ open, entries, onClose }: MoreDrawerProps) {
  const t = useText(appTexts)
  const common = useText()
  const { user } = useSession()
  return (
    <Drawer.Root placement="bottom" lazyMount unmountOnExit open={open} onOpenChange={(now) => !now.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content borderTopRadius="2xl">
            <Drawer.Header>
              <Box minWidth="0" flex="1">
                <Drawer.Title>{t('more')}</Drawer.Title>
                <Text color="fg.muted" fontSize="sm" truncate>
                  {user?.organization_data.name}
                </Text>
              </Box>
            </Drawer.Header>
            <Drawer.Body paddingBottom="8">
              <PaletteButton onOpen={onClose} />
              <Box marginBlock="4" onClick={onClose}>
                <SidebarLinks entries={entries} isFolded={false} />
              </Box>
              <PhoneSwitch />
              <AccountBlock onFollow={onClose} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton color="fg.muted" aria-label={common('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
