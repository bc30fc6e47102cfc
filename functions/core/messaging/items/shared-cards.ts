import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'

/** The people of a contact card, with their numbers as they are written there: read from its file once that is here. */
const kept = list(map({ name: string(), numbers: list(string()) }))

export type SharedCard = FormattedValue<typeof kept>[number]

export const sharedCards = { kept, present: (cards: SharedCard[]) => cards }
