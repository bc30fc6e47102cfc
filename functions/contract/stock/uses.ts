/** The dealers' servers. */
export const stockUses = {
  'ftp-password:encrypt': ['SECRETS_KEY_ID'],
  'ftp-password:decrypt': ['SECRETS_KEY_ID'],
  ftp: [],
} as const
