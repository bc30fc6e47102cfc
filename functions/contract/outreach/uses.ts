/** Resources of functions that tell other programs. */
export const outreachUses = {
  'webhook-secrets:encrypt': ['SECRETS_KEY_ID'],
  'webhook-secrets:decrypt': ['SECRETS_KEY_ID'],
} as const
