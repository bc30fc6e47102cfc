import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity'
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format'
import { Contact } from '../../customers/contacts/entity.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { Lot } from '../../stock/catalogue/entity.ts'
import { Run } from '../../stock/syncs/entity.ts'
import { HookHealth } from '../../telephony/connections/entity.ts'
import { type OrgId, provenOrg } from '../ctx.ts'

interface Of<Kind extends string, E extends Entity> {
  kind: Kind
  /** The organization that the changed item itself belongs to. */
  org: OrgId
  /** The stream's own number of this change, unique in the table. */
  sequence: string
  before: FormattedItem<E> | undefined
  after: FormattedItem<E> | undefined
}
export type ContactChanged = Of<'contact', typeof Contact>
export type MessageChanged = Of<'message', typeof Message>
export type HealthChanged = Of<'hook-health', typeof HookHealth>
export type RunChanged = Of<'run', typeof Run>
export type LotChanged = Of<'lot', typeof Lot>
/** A change of an item that something follows from. */
export type Change = ContactChanged | MessageChanged | HealthChanged | RunChanged | LotChanged

const followed = { contact: Contact, message: Message, 'hook-health': HookHealth, run: Run, lot: Lot }

/** A record of the table's stream as a change of one of our items; undefined for items that nothing follows from. */
export function readChange({ dynamodb }: DynamoDBRecord): Change | undefined {
  const before = plain(dynamodb?.OldImage)
  const after = plain(dynamodb?.NewImage)
  const kind = (after ?? before)?._et as keyof typeof followed
  if (!Object.hasOwn(followed, kind)) return
  const formatter = (followed[kind] as Entity).build(EntityFormatter)
  return {
    kind,
    org: provenOrg(String((after ?? before)?.org)),
    sequence: dynamodb?.SequenceNumber ?? '',
    before: before && formatter.format(before),
    after: after && formatter.format(after),
  } as Change
}

const plain = (image: object | undefined) => image && unmarshall(image as Record<string, AttributeValue>)
