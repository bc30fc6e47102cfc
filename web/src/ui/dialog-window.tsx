import { CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DialogBusyProvider, useNewDialogBusy } from './dialog-busy.ts'

export interface DialogFrameProps {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the close button in the corner; omitted for a question that must be answered. */
  closeLabel?: string
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A click outside does not close it, because input could be lost. */
  isForm?: boolean
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A `DialogFrame` once one has been opened. */
export function DialogWindow(given: DialogFrameProps) {
  const { size = 'md', closeLabel, initialFocus, ...props } = useWordsKept(given)
  const isReady = useIsMounted()
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
        open={props.open && isReady}
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
                  <CloseButton color="fg.muted" aria-label={closeLabel} disabled={busy.isBusy} />
                </Dialog.CloseTrigger>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </DialogBusyProvider>
  )
}

/**
 * False until it has been mounted: a dialog that takes another's place opens once that has closed, which would dismiss
 * with itself what opened over it.
 */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

/** Keeps the last content until the dialog has faded out, because its subject may already be gone. */
function useWordsKept(props: DialogFrameProps): DialogFrameProps {
  const shown = useRef(props)
  useEffect(() => {
    if (props.open) shown.current = props
  })
  return props.open ? props : { ...shown.current, open: false }
}
