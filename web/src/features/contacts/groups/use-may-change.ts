import type { Group } from '../../../data/groups.ts'
import { useSession } from '../../../lib/session.ts'

/** Returns a check for whether the user may change a group: its creator and managers may. */
export function useMayChange() {
  const { user, isManager } = useSession()
  return ({ user: maker }: Group) => isManager || maker.id === user?.id
}
