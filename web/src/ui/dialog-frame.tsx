import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Buttons at the bottom, the one that leads on last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Closes by its buttons only: something is under way that closing would hide. */
  busy?: boolean
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A dialog with a title, a body that scrolls and a way out; a large one takes the whole of a small screen. */
export function DialogFrame({ size = 'md', busy, initialFocus, ...props }: DialogFrameProps) {
  const isLarge = size === 'lg' || size === 'xl'
  return (
    <Dialog.Root
      size={isLarge ? { mdDown: 'full', md: size } : size}
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      open={props.open}
      onOpenChange={({ open }) => !open && !busy && props.onClose()}
      initialFocusEl={initialFocus}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={isLarge ? { md: '4' } : '4'}>
          <Dialog.Content>
            <Dialog.Header paddingRight="14">
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="5">{props.children}</Dialog.Body>
            {props.footer && (
              <Dialog.Footer flexWrap="wrap" borderTopWidth="1px" paddingTop="4">
                {props.footer}
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={props.closeLabel} disabled={busy} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
