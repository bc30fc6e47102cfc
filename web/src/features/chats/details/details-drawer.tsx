import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { Summary } from './summary.tsx'

interface DetailsDrawerProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** The contact's summary over the thread, where the panel has no room. */
export function DetailsDrawer({ row, open, onClose }: DetailsDrawerProps) {
  const t = useChatText()
  const common = useText()
  return (
    <Drawer.Root
      size={{ base: 'full', sm: 'sm' }}
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={({ open: isOpen }) => !isOpen && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header paddingInline="5" paddingRight="14">
              <Drawer.Title>{t('details_of', { name: nameOf(row) })}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body padding="0">
              <Summary row={row} />
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
