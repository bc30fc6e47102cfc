import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Contact, type ContactItem } from '../contacts/entity.ts'
import { isStill, isThere } from '../contacts/store.ts'

/** Sets a contact's readers; false if others were noted meanwhile, or another opening began. */
export const setReaders = ({ org, id, opened_at, readers: before }: ContactItem, readers: string) =>
  isConditionMet(
    Contact.build(UpdateItemCommand)
      .item({ org, id, readers })
      .options({ condition: { and: [isThere].concat(isStill('opened_at', opened_at), areStill(before)) } })
      .send(),
  )

const areStill = (readers: string | undefined): Condition<typeof Contact> =>
  readers === undefined ? { attr: 'readers', exists: false } : { attr: 'readers', eq: readers }
