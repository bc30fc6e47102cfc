/** The texts that all features share. A feature keeps its own catalogue beside its pages. */
export const en = {
  product: 'Lotwire',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading...',
  copy: 'Copy',
  copied: 'Copied',
  skip_to_content: 'Skip to content',
  light_mode: 'Light mode',
  dark_mode: 'Dark mode',
  show_password: 'Show characters',
  hide_password: 'Hide characters',
  load_failed: 'This couldn’t be loaded',

  error_internal: 'Something went wrong.',
  error_offline: 'You’re offline, or the server can’t be reached.',
  error_status: 'Request failed ({status})',
  error_signed_out: 'Please log in again.',
} as const
