import { useLocation, useSearchParams } from 'react-router'

/** The user's place in the groups: shown or not, and the open group, both in the URL. */
export function useGroupPlace() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  return {
    isGroups: params.get('tab') === 'groups',
    isTwins: params.get('tab') === 'twins',
    group: params.get('group') ?? undefined,
    /** The start of the shown page of its contacts. */
    cursor: typeof state?.cursor === 'string' ? state.cursor : undefined,
  }
}

export const GROUPS = '/contacts?tab=groups'
export const groupAddress = (id: string) => `${GROUPS}&${new URLSearchParams({ group: id })}`
