import { Toaster as ChakraToaster, createToaster, Portal, Spinner, Stack, Toast } from '@chakra-ui/react'

/**
 * `toaster.create({ type, title, description, action })` from anywhere. While nobody looks at the page its time stands
 * still: one whose news may be old by then has an `id`, to be dismissed by.
 */
export const toaster = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  overlap: true,
  offsets: { top: '1rem', right: '1rem', bottom: 'var(--toasts-bottom)', left: '1rem' },
})

/** How high something at the bottom of the page is that they may not cover. */
const KEPT_CLEAR = '--toasts-keep-clear'

/** On a phone they lie above the bar at the bottom, which leads on. */
const BOTTOM = {
  base: `calc(4.75rem + env(safe-area-inset-bottom, 0px) + var(${KEPT_CLEAR}, 0px))`,
  md: `calc(1rem + var(${KEPT_CLEAR}, 0px))`,
}

/** A `ref` for a bar at the bottom of the page: while it is there, toasts lie above it. */
export function keepToastsAbove(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(KEPT_CLEAR, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(KEPT_CLEAR)
  }
}

/** White letters can be read on these. */
const GROUNDS = {
  '&[data-type=success]': { bg: 'green.700' },
  '&[data-type=warning]': { bg: 'orange.700', color: 'white' },
  '&[data-type=error]': { bg: 'red.700' },
}

/** Shows the toasts; once on the page. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} css={{ '--toasts-bottom': BOTTOM }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }} css={GROUNDS}>
            {toast.type === 'loading' ? <Spinner size="sm" /> : <Toast.Indicator />}
            <Stack gap="1" flex="1" maxWidth="100%">
              {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description && <Toast.Description opacity="1">{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={closeLabel} />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  )
}
