import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { NavigationEntry, NavigationGroup } from '../lib/feature.ts'
import { useSession } from '../lib/session.ts'
import { FEATURES } from './features.ts'

const all = FEATURES.flatMap(({ entry }) => entry ?? [])

/** The groups that fold, in their order. */
export const GROUPS: readonly NavigationGroup[] = ['marketing', 'manage']

/** The places that the user's role opens to them. */
export function useEntries() {
  const { user, rights } = useSession()
  const isAdmin = user?.is_system_admin === true
  return useMemo(() => {
    const open = all.filter(
      (entry) =>
        (!entry.rights || entry.rights.some((right) => rights.includes(right))) && (!entry.adminsOnly || isAdmin),
    )
    const places = open.filter(({ tabOf }) => !tabOf)
    return {
      open,
      hourly: places.filter(({ group }) => !group),
      inGroup: (group: NavigationGroup) => places.filter((entry) => entry.group === group),
    }
  }, [rights, isAdmin])
}

/** A place and its tabs; the place alone where it has none. */
const tabsOf = (entries: readonly NavigationEntry[], place: string): readonly NavigationEntry[] =>
  entries.filter(({ to, tabOf }) => to === place || tabOf === place)

/** True on the place itself, below it, and on its tabs. */
export const isAt = (path: string, place: string): boolean =>
  tabsOf(all, place).some(({ to }) => path === to || path.startsWith(`${to}/`))

/** The tabs of the place that is shown; undefined where it has none. */
export function usePlaceTabs() {
  const { pathname } = useLocation()
  const { open } = useEntries()
  const place = open.find(({ to, tabOf }) => !tabOf && isAt(pathname, to))
  const tabs = place ? tabsOf(open, place.to) : []
  return place && tabs.length > 1 ? { title: place.title, tabs } : undefined
}
