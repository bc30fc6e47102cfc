import type { RoleName } from '#contract/fields.ts'
import { AGENT_RIGHTS, MANAGER_RIGHTS, RIGHTS, type Right } from '#contract/rights.ts'
import type { RoleItem } from './entity.ts'

/** Enough for any dealership, and few enough to read beside each other. */
export const MOST_ROLES = 20

/** The roles that every dealership has; their ids are their names. */
export const BUILT_IN: readonly { id: RoleName; name: string; rights: readonly Right[] }[] = [
  { id: 'owner', name: 'Owner', rights: RIGHTS },
  { id: 'manager', name: 'Manager', rights: MANAGER_RIGHTS },
  { id: 'agent', name: 'Agent', rights: AGENT_RIGHTS },
]

export const findBuiltIn = (id: string) => BUILT_IN.find((one) => one.id === id)

/** The rights of a role by what is stored, which an earlier version may have called otherwise. */
export const rightsIn = ({ rights }: Pick<RoleItem, 'rights'>) => RIGHTS.filter((right) => rights.includes(right))

/** Rights without repetition. Whoever assigns sees what there is to assign. */
export const completed = (rights: readonly Right[]) =>
  RIGHTS.filter((right) => rights.includes(right) || (right === 'see_all' && rights.includes('assign')))

/** A person's copy of a role. */
export const copyOf = ({ id, name, rights }: RoleItem) => ({ id, name, rights })

/** True for two names that people would take for the same. */
export const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
