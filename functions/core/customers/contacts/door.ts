import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { type Asking, ifSeen, type Seen } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { Contact, type ContactItem } from './entity.ts'
import { type Answering, keptAnswering } from './kept-answering.ts'
import { isStill, isThere } from './store.ts'

/**
 * A contact that who asks may see, as it is now, or whom it was merged into; `isFresh` reads strongly consistent (twice
 * the capacity).
 */
export async function findContact(asking: Asking, id: string, isFresh = false): Promise<Seen<ContactItem> | undefined> {
  const contact = await findOwn(asking.org, id, isFresh)
  return contact?.merged_into === undefined
    ? ifSeen(asking, contact)
    : findContact(asking, contact.merged_into, isFresh)
}

/** The contact of this id itself, also where it was merged into another. */
export async function findOwn(org: OrgId, id: string, isFresh = false): Promise<ContactItem | undefined> {
  const { Item } = await Contact.build(GetItemCommand).key({ org, id }).options({ consistent: isFresh }).send()
  return Item
}

/** The contact of a change as it is now. */
export const latestContact = ({ org, before, after }: Change<typeof Contact>) =>
  findOwn(org, (after ?? before)?.id ?? '', true)

/** Of the contacts of these ids those that there are and that who asks may see, each once, in their order. */
export async function findContacts(
  asking: Asking,
  ids: readonly string[],
  isFresh = false,
): Promise<Seen<ContactItem>[]> {
  const found = [...(await findContactsById(asking, ids, isFresh)).values()]
  return [...new Map(found.map((contact) => [contact.id, contact])).values()]
}

/** The same by the ids that were asked for: that of one who was merged into another leads to that one. */
export async function findContactsById(
  asking: Asking,
  ids: readonly string[],
  isFresh = false,
): Promise<Map<string, Seen<ContactItem>>> {
  const { org } = asking
  const read = await readAll(
    [...new Set(ids)].map((id) => Contact.build(BatchGetRequest).key({ org, id })),
    { consistent: isFresh },
  )
  const found = read.filter((contact) => contact !== undefined)
  const elsewhere = [...new Set(found.flatMap(({ merged_into }) => merged_into ?? []))]
  const others = elsewhere.length === 0 ? undefined : await findContactsById(asking, elsewhere, isFresh)
  return new Map(
    found.flatMap((contact) => {
      const latest = contact.merged_into === undefined ? ifSeen(asking, contact) : others?.get(contact.merged_into)
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
