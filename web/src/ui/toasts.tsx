import { Toaster as ChakraToaster, type CreateToasterReturn, Portal, Spinner, Stack, Toast } from '@chakra-ui/react'

/** Dark enough for white text. */
const GROUNDS = {
  '&[data-type=success]': { bg: 'green.700' },
  '&[data-type=warning]': { bg: 'orange.700', color: 'white' },
  '&[data-type=error]': { bg: 'red.700' },
}

/** On a phone a dialog's buttons are where toasts are: over one they are at the top. */
const OVER_DIALOG = 'body:has([role=dialog][data-state=open]) &'
const AT_TOP = 'calc(100dvh - 5.5rem)'
/** Around the closer, without the button beside it. */
const THUMB = { content: '""', position: 'absolute', inset: '-10px -10px -8px -2px' } as const

interface ToastsProps {
  toaster: CreateToasterReturn
  /** How far above the window's edge they end. */
  bottom: Record<string, string>
  closeLabel: string
}

/** The toasts, once there is one. */
export function Toasts({ toaster, bottom, closeLabel }: ToastsProps) {
  return (
    <Portal>
      <ChakraToaster
        toaster={toaster}
        insetInline={{ mdDown: '4' }}
        css={{ '--toasts-bottom': bottom, [OVER_DIALOG]: { '--toasts-bottom': { mdDown: AT_TOP } } }}
      >
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }} css={GROUNDS}>
            {toast.type === 'loading' ? <Spinner size="sm" /> : <Toast.Indicator />}
            <Stack gap="1" flex="1" maxWidth="100%">
              {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description && <Toast.Description opacity="1">{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={closeLabel} _after={THUMB} />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}
