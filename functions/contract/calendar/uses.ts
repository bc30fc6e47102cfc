/** Resources of functions that work with people's Google calendars. */
export const calendarUses = {
  /** Empty where the deployment has no client at Google. */
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  'google-tokens:encrypt': ['SECRETS_KEY_ID'],
  'google-tokens:decrypt': ['SECRETS_KEY_ID'],
} as const
