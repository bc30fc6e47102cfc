/** Uses that give access to a dealership's Twilio account. */
export const telephonyUses = {
  /** Dealerships' Twilio secrets. */
  'secrets:encrypt': ['SECRETS_KEY_ID'],
  'secrets:decrypt': ['SECRETS_KEY_ID'],
  twilio: [],
  /** The account under which dealerships' accounts are opened; empty where the deployment has none. */
  'twilio-parent': ['TWILIO_PARENT_ACCOUNT_SID', 'TWILIO_PARENT_AUTH_TOKEN'],
} as const
