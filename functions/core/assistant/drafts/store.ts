import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Draft, type DraftItem } from './entity.ts'

export async function findDraft(org: OrgId, contact: string, conversation: string): Promise<DraftItem | undefined> {
  const { Item } = await Draft.build(GetItemCommand)
    .key({ org, contact, conversation })
    .options({ consistent: true })
    .send()
  return Item
}

/** Removes this draft; false if another has taken its place. */
export const deleteDraft = ({
  org,
  contact,
  conversation,
  id,
}: Pick<DraftItem, 'org' | 'contact' | 'conversation' | 'id'>) =>
  isConditionMet(
    Draft.build(DeleteItemCommand)
      .key({ org, contact, conversation })
      .options({ condition: { attr: 'id', eq: id } })
      .send(),
  )
