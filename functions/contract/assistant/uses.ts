/** Resources of functions that call AI vendors. */
export const assistantUses = {
  'ai-keys:encrypt': ['SECRETS_KEY_ID'],
  'ai-keys:decrypt': ['SECRETS_KEY_ID'],
  ai: [],
} as const
