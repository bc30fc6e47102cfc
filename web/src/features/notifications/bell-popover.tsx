import { Button, Flex, Popover, Portal } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useText } from '../../lib/language/text.ts'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'
import { SilenceMenu } from './silence-menu.tsx'
import { notificationTexts } from './texts.ts'

interface BellPopoverProps {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The list beside the bell. */
export function BellPopover({ button, isOpen, onOpen }: BellPopoverProps) {
  const t = useText(notificationTexts)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        onOpen(open)
        if (!open) button.current?.focus()
      }}
      lazyMount
      unmountOnExit
      persistentElements={[() => button.current]}
      positioning={{ placement: 'right-start', getAnchorElement: () => button.current }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="96" maxHeight="min(640px, calc(100dvh - 2rem))">
            <Flex
              align="center"
              justify="space-between"
              gap="3"
              paddingInline="4"
              paddingBlock="2.5"
              borderBottomWidth="1px"
            >
              <Popover.Title fontWeight="650">{t('title')}</Popover.Title>
              <Flex wrap="wrap" justify="flex-end">
                <SilenceMenu />
                <MarkAllRead />
              </Flex>
            </Flex>
            <Popover.Body padding="0" overflowY="auto">
              <NotificationList onFollow={() => onOpen(false)} />
            </Popover.Body>
            <Flex justify="center" borderTopWidth="1px" padding="1.5">
              <Button asChild variant="ghost" size="sm" width="full">
                <Link to="/notifications" onClick={() => onOpen(false)}>
                  {t('see_all')}
                </Link>
              </Button>
            </Flex>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
