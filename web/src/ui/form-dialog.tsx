import { Box, Button, Stack } from '@chakra-ui/react'
import { createContext, type FormEvent, type ReactNode, useContext, useId } from 'react'
import { useDialogBusy } from './dialog-busy.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { Notice } from './notice.tsx'
import { scrollIntoSight } from './scroll-into-sight.ts'

const FormId = createContext<string | undefined>(undefined)

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  cancelLabel: string
  /** Omitted while there is nothing to submit. */
  submitLabel?: string
  /** Text of the button while the form is being submitted. */
  busyLabel?: string
  isSubmitDisabled?: boolean
  /** For what cannot be undone. */
  destructive?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A `DialogForm`, mounted as long as the dialog is open. */
  children: ReactNode
}

/** A dialog around a form: its buttons stay visible no matter how long the form is. */
export function FormDialog({ children, ...props }: FormDialogProps) {
  const { cancelLabel, submitLabel, busyLabel, isSubmitDisabled, destructive, ...frame } = props
  const id = useId()
  return (
    <DialogFrame
      {...frame}
      isForm
      footer={
        submitLabel && (
          <Buttons
            form={id}
            onCancel={frame.onClose}
            {...{ cancelLabel, submitLabel, busyLabel, isSubmitDisabled, destructive }}
          />
        )
      }
    >
      <FormId value={id}>{children}</FormId>
    </DialogFrame>
  )
}

type ButtonsProps = Pick<
  FormDialogProps,
  'cancelLabel' | 'submitLabel' | 'busyLabel' | 'isSubmitDisabled' | 'destructive'
> & {
  form: string
  onCancel: () => void
}

function Buttons({ form, onCancel, ...props }: ButtonsProps) {
  const { isBusy } = useDialogBusy()
  return (
    <>
      <Button variant="outline" onClick={onCancel} disabled={isBusy}>
        {props.cancelLabel}
      </Button>
      <Button
        type="submit"
        form={form}
        colorPalette={props.destructive ? 'red' : undefined}
        loading={isBusy}
        loadingText={props.busyLabel}
        disabled={props.isSubmitDisabled}
      >
        {props.submitLabel}
      </Button>
    </>
  )
}

interface DialogFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  onChange?: () => void
  /** An error that concerns the form as a whole. */
  error?: string
  errorTitle?: string
  children: ReactNode
}

/** The form of a `FormDialog`; the dialog is busy while it is being submitted. */
export function DialogForm({ onSubmit, onChange, error, errorTitle, children }: DialogFormProps) {
  const { busyWhile } = useDialogBusy()
  return (
    <form
      id={useContext(FormId)}
      noValidate
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        // React would pass it on to a form that the dialog was opened from.
        event.stopPropagation()
        busyWhile(onSubmit(event))
      }}
    >
      <Stack gap="5">
        {children}
        {error && (
          <Box ref={scrollIntoSight} scrollMarginBottom="5">
            <Notice status="error" title={errorTitle}>
              {error}
            </Notice>
          </Box>
        )}
      </Stack>
    </form>
  )
}
