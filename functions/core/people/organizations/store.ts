import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { OrgId } from '../../platform/ctx.ts'
import { failedConditions } from '../../platform/table/conflicts.ts'
import { teamOf, User } from '../accounts/entity.ts'
import type { Account } from '../pool/users.ts'
import { Organization } from './entity.ts'

export async function getOrganization(org: OrgId) {
  const { Item } = await Organization.build(GetItemCommand).key({ org }).send()
  return Item
}

/** Puts an organization and its owner, both or neither; where they are there already nothing changes. */
export async function putOrganization(org: string, owner: Account, now: Date): Promise<void> {
  const at = now.toISOString()
  try {
    await execute(
      Organization.build(PutTransaction)
        .item({ org, name: owner.organization, created_at: at })
        .options({
          condition: { attr: 'name', exists: false },
        }),
      User.build(PutTransaction)
        .item({
          id: owner.id,
          org,
          org_name: owner.organization,
          first_name: owner.first_name,
          last_name: owner.last_name,
          email: owner.email,
          role: 'owner',
          language: owner.language,
          verified_at: at,
          team: teamOf(org),
          team_at: at,
        })
        .options({ condition: { attr: 'org', exists: false } }),
    )
  } catch (error) {
    if (!failedConditions(error)?.length) throw error
  }
}
