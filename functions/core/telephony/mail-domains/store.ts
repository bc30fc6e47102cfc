import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { MailDomain, type MailDomainItem } from './entity.ts'

export async function findMailDomain(org: OrgId): Promise<MailDomainItem | undefined> {
  const { Item } = await MailDomain.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

export const putMailDomain = (domain: MailDomainItem) => MailDomain.build(PutItemCommand).item(domain).send()

export const deleteMailDomain = (org: OrgId) => MailDomain.build(DeleteItemCommand).key({ org }).send()
