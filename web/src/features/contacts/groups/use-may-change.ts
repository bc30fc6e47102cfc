import type { Group } from '../../../data/groups.ts'
import { useMay, useSession } from '../../../lib/session.ts'

/** Returns a check for whether the user may change a group: its creator and managers may. */
export function useMayChange() {
  const { user } = useSession()
  const mayEdit = useMay('edit')
  const mayChangeAll = useMay('assign')
  return ({ user: maker }: Group) => mayEdit && (mayChangeAll || maker.id === user?.id)
}
