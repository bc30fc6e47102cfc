import { Box, Button } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useDialogBusy } from './dialog-busy.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** For actions that cannot be undone. */
  destructive?: boolean
  /** Does the action and reports the outcome; until it settles the dialog is busy. */
  onConfirm: () => Promise<unknown>
  onCancel: () => void
}

/** Asks for confirmation. Cancel has the initial focus. */
export function ConfirmDialog({ open, title, children, onCancel, ...answers }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onCancel}
      initialFocus={() => cancel.current}
      footer={<Answers cancel={cancel} onCancel={onCancel} {...answers} />}
    >
      <Box color="fg.muted">{children}</Box>
    </DialogFrame>
  )
}

type AnswersProps = Pick<
  ConfirmDialogProps,
  'confirmLabel' | 'cancelLabel' | 'destructive' | 'onConfirm' | 'onCancel'
> & { cancel: RefObject<HTMLButtonElement | null> }

function Answers({ cancel, destructive, onConfirm, onCancel, ...labels }: AnswersProps) {
  const { isBusy, busyWhile } = useDialogBusy()
  return (
    <>
      <Button ref={cancel} variant="outline" onClick={onCancel} disabled={isBusy}>
        {labels.cancelLabel}
      </Button>
      <Button colorPalette={destructive ? 'red' : undefined} loading={isBusy} onClick={() => busyWhile(onConfirm())}>
        {labels.confirmLabel}
      </Button>
    </>
  )
}
