import { useSession } from '../../../lib/session.ts'

export const useIsOwner = () => useSession().user?.role.name === 'owner'
