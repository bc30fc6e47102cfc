/** Dealers' files, and the servers they come from. */
export const stockUses = {
  /** The original files, and their lists of problems. */
  'feeds:read': ['FEEDS_BUCKET'],
  'feeds:write': ['FEEDS_BUCKET'],
  'ftp-password:encrypt': ['SECRETS_KEY_ID'],
  'ftp-password:decrypt': ['SECRETS_KEY_ID'],
  ftp: [],
} as const
