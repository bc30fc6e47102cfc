import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { contactTicketed } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { LastNumber, Ticket } from './entity.ts'

/** A contact's opening. */
export interface Opening {
  contact: string
  opened_at: string
}

export async function findTicket(org: OrgId, opening: Opening) {
  const { Item } = await Ticket.build(GetItemCommand)
    .key({ org, ...opening })
    .options({ consistent: true })
    .send()
  return Item
}

export async function findLastNumber(org: OrgId): Promise<number> {
  const { Item } = await LastNumber.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item?.last ?? 0
}

/** Puts the ticket with the number after `last`, and has the contact show it where that is `isShown`; false where another took it. */
export const putTicket = (org: OrgId, opening: Opening, last: number, isShown: boolean) =>
  isWritten(
    execute(
      Ticket.build(PutTransaction)
        .item({ org, ...opening, number: last + 1 })
        .options(onlyNew),
      LastNumber.build(PutTransaction)
        .item({ org, last: last + 1 })
        .options({ condition: last === 0 ? { attr: 'org', exists: false } : { attr: 'last', eq: last } }),
      ...(isShown ? [contactTicketed({ org, id: opening.contact, opened_at: opening.opened_at }, last + 1)] : []),
    ),
  )

/** Notes when a ticket was first answered, or closed; the first of each counts, and where there is no ticket nothing happens. */
export async function setTicketTime(
  org: OrgId,
  opening: Opening,
  time: 'first_answered_at' | 'closed_at',
  at: string,
): Promise<void> {
  await retryOnContention(() =>
    Ticket.build(UpdateItemCommand)
      .item({ org, ...opening, [time]: at })
      .options({
        condition: {
          and: [{ attr: 'number', exists: true }, { attr: time, exists: false } as Condition<typeof Ticket>],
        },
      })
      .send(),
  )
}
