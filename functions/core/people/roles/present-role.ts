import type { Role } from '#contract/people/roles.ts'
import type { UserItem } from '../accounts/entity.ts'
import type { RoleItem } from './entity.ts'
import { BUILT_IN, rightsIn } from './rules.ts'

/** The id of a person's role: of the dealership's own, or the built-in one's. */
const roleIdOf = ({ role, own_role }: UserItem) => own_role?.id ?? role
const countOf = (team: UserItem[], id: string) => team.filter((user) => roleIdOf(user) === id).length

export const presentRole = (role: RoleItem, team: UserItem[]): Role => ({
  id: role.id,
  name: role.name,
  rights: rightsIn(role),
  is_built_in: false,
  people: countOf(team, role.id),
})

export const presentBuiltIn = (team: UserItem[]): Role[] =>
  BUILT_IN.map(({ id, name, rights }) => ({
    id,
    name,
    rights: [...rights],
    is_built_in: true,
    people: countOf(team, id),
  }))
