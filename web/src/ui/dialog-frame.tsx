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

/** A dialog with a title, a body that scrolls and a way out; the whole screen where that is small. */
export function DialogFrame({ size = 'md', busy, initialFocus, ...props }: DialogFrameProps) {
  return (
    <Dialog.Root
      size={{ mdDown: 'full', md: size }}
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
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header paddingRight="14">
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{props.children}</Dialog.Body>
            {props.footer && <Dialog.Footer flexWrap="wrap">{props.footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={props.closeLabel} disabled={busy} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
