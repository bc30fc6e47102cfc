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
  'billing',
] as const
export type Right = (typeof RIGHTS)[number]

/** What managers may: all but paying, which is the owner's, and whose role allows it. */
export const MANAGER_RIGHTS: readonly Right[] = RIGHTS.filter((right) => right !== 'billing')

/** What agents may. A setting lets agents see all conversations, too. */
export const AGENT_RIGHTS: readonly Right[] = ['write', 'call', 'edit', 'export', 'templates']
