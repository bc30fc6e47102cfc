import type { Group } from '../../../data/groups.ts'
import { useSession } from '../../../lib/session.ts'

/** Whether the person may change a group: whoever made it and managers may. */
export function useMayChange() {
  const { user, isManager } = useSession()
  return ({ user: maker }: Group) => isManager || maker.id === user?.id
}
