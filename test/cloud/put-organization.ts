import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { Organization } from '../../functions/core/people/organizations/entity.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'

/** Puts a dealership without anybody into the table; answers its id. */
export async function putOrganization(name: string): Promise<string> {
  const now = new Date()
  const at = now.toISOString()
  const org = newId(now)
  await Organization.build(PutItemCommand).item({ org, name, created_at: at, team_at: at }).send()
  return org
}
