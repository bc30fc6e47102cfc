import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface SideDrawerProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A drawer at the window's end, with a title. */
export function SideDrawer({ open, title, closeLabel, onClose, children }: SideDrawerProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(now) => !now.open && onClose()} lazyMount unmountOnExit size="sm">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
            </Drawer.Header>
            {children}
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={closeLabel} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
