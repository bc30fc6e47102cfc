/** Dealers' files, and the servers they come from. */
export const stockUses = {
  /** The files as they came, and what was wrong with them. */
  'feeds:read': ['FEEDS_BUCKET'],
  'feeds:write': ['FEEDS_BUCKET'],
  'ftp-password:encrypt': ['SECRETS_KEY_ID'],
  'ftp-password:decrypt': ['SECRETS_KEY_ID'],
  ftp: [],
} as const
