import type { NavigationEntry } from '../lib/feature.ts'
import type { Session } from '../lib/session.ts'
import { FEATURES } from './features.ts'

const all = FEATURES.flatMap(({ entry }) => (entry ? [entry] : []))

/** The sections of the workspace. */
export const ENTRIES = all.filter(({ isAtBottom, rights, adminsOnly }) => !isAtBottom && !rights && !adminsOnly)

/** The sidebar's bottom group (S1 §2): the team, and what the user's role and system administrators have beside it. */
export const bottomEntries = ({ rights: own, user }: Pick<Session, 'rights' | 'user'>): readonly NavigationEntry[] =>
  all.filter(
    ({ isAtBottom, rights, adminsOnly }) =>
      isAtBottom || rights?.some((right) => own.includes(right)) || (adminsOnly && user?.is_system_admin === true),
  )
