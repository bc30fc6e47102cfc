import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import {
  DOMAINS,
  domainsOf,
  ProvenDomain,
  type ProvenDomainItem,
  SignInDomain,
  type SignInDomainItem,
} from './entity.ts'

/** The domains that a dealership has named, proven or not. */
export async function findNamed(org: OrgId): Promise<SignInDomainItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(SignInDomain)
    .query({ partition: domainsOf(org), range: { beginsWith: DOMAINS } })
    .options({ consistent: true })
    .send()
  return Items
}

export async function putNamed(named: SignInDomainItem): Promise<void> {
  await SignInDomain.build(PutItemCommand).item(named).send()
}

/** Forgets a domain, and that it was proven. */
export async function deleteDomain(org: OrgId, domain: string): Promise<void> {
  await isConditionMet(
    ProvenDomain.build(DeleteItemCommand)
      .key({ domain })
      .options({ condition: { attr: 'org', eq: org } })
      .send(),
  )
  await SignInDomain.build(DeleteItemCommand).key({ org, domain }).send()
}

export async function findProvenDomain(domain: string): Promise<ProvenDomainItem | undefined> {
  const { Item } = await ProvenDomain.build(GetItemCommand).key({ domain }).options({ consistent: true }).send()
  return Item
}

/** False if it is another dealership's. */
export const putProven = (org: OrgId, domain: string, proven_at: string): Promise<boolean> =>
  isConditionMet(
    ProvenDomain.build(UpdateItemCommand)
      .item({ domain, org, proven_at })
      .options({
        condition: {
          or: [
            { attr: 'org', exists: false },
            { attr: 'org', eq: org },
          ],
        },
      })
      .send(),
  )
