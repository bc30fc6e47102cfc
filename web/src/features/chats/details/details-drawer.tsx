import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { StageBar } from '../header/stage-bar.tsx'
import { nameOf } from '../name-of.ts'
import { useChatText } from '../texts.ts'
import { Summary } from './summary.tsx'

interface DetailsDrawerProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** What has no room above the thread of a phone: who it is, their stage, labels and notes. */
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
            <Drawer.Header paddingRight="14">
              <Drawer.Title>{t('details_of', { name: nameOf(row) })}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body padding="0">
              <Summary row={row}>
                <section className="chat-summary-part">
                  <h3>{t('stage')}</h3>
                  <StageBar row={row} isList />
                </section>
              </Summary>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={common('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
