/** Uses that give access to a dealership's Twilio account. */
export const telephonyUses = {
  /** Dealerships' Twilio secrets. */
  'secrets:encrypt': ['SECRETS_KEY_ID'],
  'secrets:decrypt': ['SECRETS_KEY_ID'],
  twilio: [],
} as const
