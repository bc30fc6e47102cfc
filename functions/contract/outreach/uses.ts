/** Resources of functions that tell other programs. */
export const outreachUses = {
  /** The domain of dealerships' addresses for leads; empty where no mail is received. */
  mails: ['LEADS_DOMAIN'],
  'mails:read': ['MAILS_BUCKET'],
  'webhook-secrets:encrypt': ['SECRETS_KEY_ID'],
  'webhook-secrets:decrypt': ['SECRETS_KEY_ID'],
} as const
