import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Draft, type DraftItem } from './entity.ts'

/** Puts a draft in the place of an older one; false if a newer one is there. */
export const putDraft = (draft: DraftItem) =>
  isConditionMet(
    Draft.build(PutItemCommand)
      .item(draft)
      .options({
        condition: {
          or: [
            { attr: 'after', exists: false },
            { attr: 'after', lte: draft.after },
          ],
        },
      })
      .send(),
  )
