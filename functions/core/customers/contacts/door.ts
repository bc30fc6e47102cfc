import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { Contact, type ContactItem } from './entity.ts'
import { type Answering, keptAnswering } from './kept-answering.ts'
import { isStill, isThere } from './store.ts'

/** A contact as it is now, or whom it was merged into; `isFresh` reads strongly consistent (twice the capacity). */
export async function findContact(org: OrgId, id: string, isFresh = false): Promise<ContactItem | undefined> {
  const contact = await findOwn(org, id, isFresh)
  return contact?.merged_into === undefined ? contact : findContact(org, contact.merged_into, isFresh)
}

/** The contact of this id itself, also where it was merged into another. */
export async function findOwn(org: OrgId, id: string, isFresh = false): Promise<ContactItem | undefined> {
  const { Item } = await Contact.build(GetItemCommand).key({ org, id }).options({ consistent: isFresh }).send()
  return Item
}

/** The contact of a change as it is now. */
export const latestContact = ({ org, before, after }: Change<typeof Contact>) =>
  findOwn(org, (after ?? before)?.id ?? '', true)

/** The contacts of these ids that there are, each once. */
export async function findContacts(org: OrgId, ids: string[], isFresh = false): Promise<ContactItem[]> {
  const found = [...(await findContactsById(org, ids, isFresh)).values()]
  return [...new Map(found.map((contact) => [contact.id, contact])).values()]
}

/** The same by the ids that were asked for: that of one who was merged into another leads to that one. */
export async function findContactsById(org: OrgId, ids: string[], isFresh = false): Promise<Map<string, ContactItem>> {
  const read = await readAll(
    ids.map((id) => Contact.build(BatchGetRequest).key({ org, id })),
    { consistent: isFresh },
  )
  const found = read.filter((contact) => contact !== undefined)
  const elsewhere = [...new Set(found.flatMap(({ merged_into }) => merged_into ?? []))]
  const others = elsewhere.length === 0 ? undefined : await findContactsById(org, elsewhere, isFresh)
  return new Map(
    found.flatMap((contact) => {
      const latest = contact.merged_into === undefined ? contact : others?.get(contact.merged_into)
      return latest ? [[contact.id, latest] as const] : []
    }),
  )
}

/** Sets who answers a contact; false if that changed since the contact was read. */
export const setAnswering = ({ org, id, assistant }: Pick<ContactItem, 'org' | 'id' | 'assistant'>, own: Answering) =>
  isWritten(
    Contact.build(UpdateItemCommand)
      .item({ org, id, assistant: keptAnswering(own) })
      .options({ condition: { and: [isThere].concat(isStill('assistant', assistant)) } })
      .send(),
  )
