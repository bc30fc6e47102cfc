import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DialogBusyProvider, useNewDialogBusy } from './dialog-busy.ts'

interface DialogFrameProps {
  open: boolean
  onClose: () => void
  title: string
  /** Of the cross in the corner; a question that has to be answered has none. */
  closeLabel?: string
  /** Buttons at the bottom, the one that leads on last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A click beside it does not close it: something may have been written. */
  isForm?: boolean
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/**
 * A dialog with a title, a body that scrolls and a way out; a large one takes the whole of a small screen. While what
 * stands in it is busy (`useDialogBusy`), nothing closes it.
 */
export function DialogFrame({ size = 'md', closeLabel, initialFocus, ...props }: DialogFrameProps) {
  const isLarge = size === 'lg' || size === 'xl'
  const busy = useNewDialogBusy()
  return (
    <DialogBusyProvider value={busy}>
      <Dialog.Root
        role={closeLabel ? 'dialog' : 'alertdialog'}
        size={isLarge ? { mdDown: 'full', md: size } : size}
        placement="center"
        scrollBehavior="inside"
        lazyMount
        unmountOnExit
        open={props.open}
        closeOnInteractOutside={!props.isForm}
        onOpenChange={({ open }) => !open && !busy.isBusy && props.onClose()}
        initialFocusEl={initialFocus}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner padding={isLarge ? { md: '4' } : '4'}>
            <Dialog.Content>
              <Dialog.Header paddingRight={closeLabel && '14'}>
                <Dialog.Title>{props.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body paddingBottom="5">{props.children}</Dialog.Body>
              {props.footer && (
                <Dialog.Footer flexWrap="wrap" borderTopWidth="1px" paddingTop="4">
                  {props.footer}
                </Dialog.Footer>
              )}
              {closeLabel && (
                <Dialog.CloseTrigger asChild>
                  <CloseButton aria-label={closeLabel} disabled={busy.isBusy} />
                </Dialog.CloseTrigger>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </DialogBusyProvider>
  )
}
