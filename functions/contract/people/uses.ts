/** Resources used by accounts, sessions and open browsers. */
export const peopleUses = {
  users: [
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'USER_POOL_CLIENT_SECRET',
    'PROVIDER_CLIENT_ID',
    'PROVIDER_CLIENT_SECRET',
  ],
  /** Dealerships' own providers in the pool, and its client for them. */
  'users:providers': ['USER_POOL_ID', 'PROVIDER_CLIENT_ID'],
  /** The pool's hosted pages, through which providers sign people in; empty where a deployment has none. */
  'sign-in-providers': ['SIGN_IN_URL', 'SIGN_IN_PROVIDERS', 'PROVIDER_CLIENT_ID', 'PROVIDER_CLIENT_SECRET'],
  /** Passwords of sign-ups, on their way to the user pool. */
  'passwords:encrypt': ['SECRETS_KEY_ID'],
  'passwords:decrypt': ['SECRETS_KEY_ID'],
  /** Sessions: the pool whose tokens count, and the CSRF key. */
  'keys:csrf': ['CSRF_KEY', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'PROVIDER_CLIENT_ID'],
  'events:publish': ['EVENTS_ENDPOINT'],
  /** Audit entries are sealed by every function that people call, whatever its rows say (lib/function-list.ts). */
  'keys:audit': ['AUDIT_KEY'],
  'keys:realtime': ['REALTIME_KEY', 'EVENTS_ENDPOINT'],
  /** Proves to the browsers' vendors that a push is ours. */
  'keys:push': ['PUSH_KEY'],
  'keys:realtime-check': ['REALTIME_KEY'],
} as const
