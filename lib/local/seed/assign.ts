import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { Contact, deskKeys, peopleKeys } from '../../../functions/core/customers/contacts/entity.ts'
import { Head } from '../../../functions/core/messaging/conversations/entity.ts'

interface Assignment {
  contact: string
  conversations: readonly string[]
  assignee: { id: string; name: string }
}

/** Gives a contact to a person. No call of the product does it yet, so the items are written as it will. */
export async function assign(org: string, { contact: id, conversations, assignee }: Assignment) {
  const { Item: contact } = await Contact.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  if (!contact) throw new Error(`There is no contact ${id}.`)
  const keys = {
    ...(contact.inbox === undefined ? {} : deskKeys(org, assignee.id, contact.status)),
    ...peopleKeys(org, { ...contact, assignee: assignee.id }),
  }
  await Contact.build(UpdateItemCommand)
    .item({ org, id, assignee: assignee.id, assignee_name: assignee.name, ...keys })
    .send()
  for (const conversation of conversations)
    await Head.build(UpdateItemCommand).item({ org, conversation, assignee: assignee.id }).send()
}
