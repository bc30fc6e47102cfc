import { any } from 'dynamodb-toolbox/schema/any'

/** Somebody of a contact card: what they are called, and their numbers as they are written there. */
export interface SharedCard {
  name: string
  numbers: string[]
}

/** The people of a contact card, read from its file once that is here. */
export const sharedCards = { kept: any().castAs<SharedCard[]>(), present: (cards: SharedCard[]) => cards }
