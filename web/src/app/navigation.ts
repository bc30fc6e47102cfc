import type { NavigationEntry } from '../lib/feature.ts'
import type { Session } from '../lib/session.ts'
import { FEATURES } from './features.ts'

const all = FEATURES.flatMap(({ entry }) => (entry ? [entry] : []))

/** The sections of the workspace. */
export const ENTRIES = all.filter(
  ({ isAtBottom, managersOnly, adminsOnly }) => !isAtBottom && !managersOnly && !adminsOnly,
)

/** The sidebar's bottom group (S1 §2): the team, and what managers and system administrators have beside it. */
export const bottomEntries = ({ isManager, user }: Pick<Session, 'isManager' | 'user'>): readonly NavigationEntry[] =>
  all.filter(
    ({ isAtBottom, managersOnly, adminsOnly }) =>
      isAtBottom || (managersOnly && isManager) || (adminsOnly && user?.is_system_admin === true),
  )
