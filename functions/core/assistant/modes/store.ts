import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { type Answering, keptAnswering } from '../../customers/contacts/kept-answering.ts'
import { isStill, isThere } from '../../customers/contacts/store.ts'
import { isWritten } from '../../platform/table/conflicts.ts'

/** Sets who answers a contact; false if that changed since the contact was read. */
export const setAnswering = ({ org, id, assistant }: Pick<ContactItem, 'org' | 'id' | 'assistant'>, own: Answering) =>
  isWritten(
    Contact.build(UpdateItemCommand)
      .item({ org, id, assistant: keptAnswering(own) })
      .options({ condition: { and: [isThere].concat(isStill('assistant', assistant)) } })
      .send(),
  )
