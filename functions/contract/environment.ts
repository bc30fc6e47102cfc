import type { Use } from './route.ts'

/**
 * Every function knows where it is reached, but for the one that guards the sockets: the site's security headers name the
 * Events API and that names its guard, so the guard cannot wait for the site's address.
 */
const ALWAYS = ['PUBLIC_URL'] as const

const BY_USE: Record<Exclude<Use, `queue:${string}`>, readonly string[]> = {
  'table:read': ['TABLE_NAME'],
  'table:write': ['TABLE_NAME'],
  'table:read-open': ['TABLE_NAME'],
  'table:count-visits': ['TABLE_NAME'],
  'set-aside:write': ['UPLOADS_BUCKET'],
  'set-aside:replay': ['UPLOADS_BUCKET'],
  'exports:read': ['UPLOADS_BUCKET'],
  'exports:write': ['UPLOADS_BUCKET'],
  'feeds:read': ['FEEDS_BUCKET'],
  'feeds:write': ['FEEDS_BUCKET'],
  'media:read': ['MEDIA_BUCKET'],
  'media:write': ['MEDIA_BUCKET'],
  'media:remove': ['MEDIA_BUCKET'],
  'secrets:encrypt': ['SECRETS_KEY_ID'],
  'secrets:decrypt': ['SECRETS_KEY_ID'],
  'ftp-password:encrypt': ['SECRETS_KEY_ID'],
  'ftp-password:decrypt': ['SECRETS_KEY_ID'],
  'ai-keys:encrypt': ['SECRETS_KEY_ID'],
  'ai-keys:decrypt': ['SECRETS_KEY_ID'],
  'passwords:encrypt': ['SECRETS_KEY_ID'],
  'passwords:decrypt': ['SECRETS_KEY_ID'],
  users: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'USER_POOL_CLIENT_SECRET'],
  mail: ['MAIL_FROM'],
  'events:publish': ['EVENTS_ENDPOINT'],
  /** Sessions: the pool whose tokens count, and the CSRF key. */
  'keys:csrf': ['CSRF_KEY', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID'],
  /** The secret header that only our CloudFront sends. */
  'keys:edge': ['EDGE_SECRET'],
  'keys:realtime': ['REALTIME_KEY', 'EVENTS_ENDPOINT'],
  'keys:realtime-check': ['REALTIME_KEY'],
  twilio: [],
  ai: [],
  ftp: [],
}

/** `queue:check-messages` is found under `QUEUE_CHECK_MESSAGES`, a queue URL. */
export const queueVariable = (job: string) => `QUEUE_${job.toUpperCase().replaceAll('-', '_')}`

/** The names of the environment variables that a function with these uses reads, sorted. Optional beside them: TWILIO_BASE_URL, VOICE_GATEWAY, and the AI vendors' (core/assistant/providers/provider-rows.ts). */
export function environmentOf(uses: readonly Use[]): string[] {
  const names = uses.flatMap((use) =>
    use.startsWith('queue:') ? [queueVariable(use.slice(6))] : BY_USE[use as keyof typeof BY_USE],
  )
  return [...new Set([...(uses.includes('keys:realtime-check') ? [] : ALWAYS), ...names])].sort()
}
