import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { set } from 'dynamodb-toolbox/schema/set'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A conversation that a customer opened and nobody has answered. */
export const Unanswered = new Entity({
  ...entityDefaults,
  name: 'unanswered',
  schema: item({
    org: string().key(),
    contact: string().key(),
    /** Time of the customer's message that opened it. */
    since: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: `O#${org}#C#${contact}`, sk: 'UNANSWERED' }),
})

/**
 * Of a day and desk: the customers whose first message of the day came in there, and the first answers to conversations
 * that were opened. Sets, from which figures are counted: a change told twice changes nothing, and costs one unit of
 * writing, where counters cost six and more.
 */
export const DayFigures = new Entity({
  ...entityDefaults,
  name: 'day-figures',
  schema: item({
    org: string().key(),
    /** `YYYY-MM-DD`, the dealership's. */
    day: string().key(),
    desk: string().key(),
    /** The ends of their ids. */
    customers: set(string()).optional(),
    /** Whom, since when, and after how many seconds (`writeAnswer`). */
    answers: set(string()).optional(),
  }),
  computeKey: ({ org, day, desk }) => ({ pk: dayFiguresOf(org), sk: `${day}#${desk}` }),
})
export const dayFiguresOf = (org: string) => `O#${org}#DAY-FIGURES`
