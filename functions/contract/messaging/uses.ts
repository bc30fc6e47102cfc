/** Files of conversations. */
export const messagingUses = {
  'media:read': ['MEDIA_BUCKET'],
  'media:write': ['MEDIA_BUCKET'],
  'media:remove': ['MEDIA_BUCKET'],
} as const
