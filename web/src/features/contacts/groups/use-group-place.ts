import { useLocation, useSearchParams } from 'react-router'

/** Whether the groups are shown, and which one is open; both stand in the address. */
export function useGroupPlace() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  return {
    isGroups: params.get('tab') === 'groups',
    group: params.get('group') ?? undefined,
    /** Where the shown page of its people begins. */
    cursor: typeof state?.cursor === 'string' ? state.cursor : undefined,
  }
}

export const GROUPS = '/contacts?tab=groups'
export const groupAddress = (id: string) => `${GROUPS}&${new URLSearchParams({ group: id })}`
