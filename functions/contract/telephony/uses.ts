/** Uses that give access to a dealership's Twilio account. */
export const telephonyUses = {
  /** Dealerships' Twilio secrets. */
  'secrets:encrypt': ['SECRETS_KEY_ID'],
  'secrets:decrypt': ['SECRETS_KEY_ID'],
  twilio: [],
  /** The account under which dealerships' accounts are opened; empty where the deployment has none. */
  'twilio-parent': ['TWILIO_PARENT_ACCOUNT_SID', 'TWILIO_PARENT_AUTH_TOKEN'],
  /** The app at Meta by which dealerships connect WhatsApp; empty where the deployment has none. */
  meta: ['META_APP_ID', 'META_CONFIG_ID', 'META_SOLUTION_ID'],
} as const
