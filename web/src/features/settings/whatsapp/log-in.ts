import type { MetaSdk } from './load-sdk.ts'

/**
 * Opens Meta's window, whose code `onCode` gets: undefined for none. False if the browser blocked the window, of which the
 * script says nothing.
 */
export function logIn(sdk: MetaSdk, options: Record<string, unknown>, onCode: (code: string | undefined) => void) {
  const { open } = window
  let isBlocked = false
  window.open = (...given) => {
    const opened = open.apply(window, given)
    isBlocked = opened === null
    return opened
  }
  try {
    sdk.login(({ authResponse }) => onCode(authResponse?.code), {
      ...options,
      response_type: 'code',
      override_default_response_type: true,
    })
  } finally {
    window.open = open
  }
  return !isBlocked
}
