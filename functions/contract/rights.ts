/** What a role of a dealership's own may allow, in the order in which people read it. What isn't listed everybody may. */
export const RIGHTS = [
  'see_all',
  'write',
  'call',
  'edit',
  'export',
  'templates',
  'assign',
  'campaigns',
  'inventory',
  'reports',
  'settings',
  'team',
  'audit',
] as const
export type Right = (typeof RIGHTS)[number]

/** What agents may; managers and owners may all. A setting lets agents see all conversations, too. */
export const AGENT_RIGHTS: readonly Right[] = ['write', 'call', 'edit', 'export', 'templates']
