import type { Routes } from '#contract/route.ts'
import { admin } from './admin.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { identities } from './identities.ts'
import { me } from './me.ts'
import { notifications } from './notifications.ts'
import { organizations } from './organizations.ts'
import { ownNotifications } from './own-notifications.ts'
import { ownProvider } from './own-provider.ts'
import { pictures } from './pictures.ts'
import { realtime } from './realtime.ts'
import { roles } from './roles.ts'
import { settingGroups } from './setting-groups.ts'
import { signInDomains } from './sign-in-domains.ts'
import { team, users } from './team.ts'
import { twoStep } from './two-step.ts'

export const peopleRoutes = {
  auth: { ...auth, ...twoStep, ...identities },
  me: { ...me, ...ownNotifications },
  pictures,
  notifications,
  organizations,
  users,
  team,
  roles,
  admin,
  audit,
  'sign-in-domains': { ...signInDomains, ...ownProvider },
  'agent-api-keys': apiKeys,
  realtime,
  settings: settingGroups,
} as const satisfies Routes
