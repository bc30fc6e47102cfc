import { Toaster as ChakraToaster, createToaster, Portal, Spinner, Stack, Toast } from '@chakra-ui/react'

/** As long as a settings banner says it: chakra's own two seconds are over before one looks up. */
const SAID_MS = 5_000

/**
 * `toaster.create({ type, title, description, action })` from anywhere. The timer pauses while the page is hidden: a
 * toast that may be outdated by then has an `id` by which it is dismissed.
 */
export const toaster = createToaster({
  duration: SAID_MS,
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  overlap: true,
  offsets: { top: '1rem', right: '1rem', bottom: 'var(--toasts-bottom)', left: '1rem' },
})

/** Height of the element at the bottom of the page that toasts must not cover. */
const KEPT_CLEAR = '--toasts-keep-clear'

/** On a phone, toasts appear above the navigation bar at the bottom. */
const BOTTOM = {
  base: `calc(4.75rem + env(safe-area-inset-bottom, 0px) + var(${KEPT_CLEAR}, 0px))`,
  md: `calc(1rem + var(${KEPT_CLEAR}, 0px))`,
}

/** A `ref` for a bar at the bottom of the page: while it is mounted, toasts appear above it. */
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

/** Dark enough for white text. */
const GROUNDS = {
  '&[data-type=success]': { bg: 'green.700' },
  '&[data-type=warning]': { bg: 'orange.700', color: 'white' },
  '&[data-type=error]': { bg: 'red.700' },
}

/** Renders the toasts; mount it once. */
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
