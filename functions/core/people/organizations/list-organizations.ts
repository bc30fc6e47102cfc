import { listAll } from './store.ts'

/** Every organization by its name, for system administrators. */
export async function listOrganizations() {
  const data = (await listAll()).map(({ org: id, name }) => ({ id, name }))
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
