import type { ApiKeyItem } from './entity.ts'

type Shown = Omit<ApiKeyItem, 'hash' | 'minute' | 'calls' | 'refused_minute' | 'refused_as'> & { minute?: number }

/** A key as managers see it. */
export function presentKey({ id, name, prefix, user_id, user_name, permissions, ...key }: Shown) {
  const { created_at, revoked_at, expires_at = null, minute = 0 } = key
  return {
    id,
    name,
    user: { id: user_id, name: user_name },
    key_prefix: prefix,
    is_active: revoked_at === undefined,
    permissions,
    created_at,
    last_used_at: minute > 0 ? new Date(minute * 60_000).toISOString() : null,
    expires_at,
  }
}
