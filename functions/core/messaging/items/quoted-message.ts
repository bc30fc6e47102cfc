import { any } from 'dynamodb-toolbox/schema/any'
import { cutText } from '../../platform/cut-text.ts'

/** The message that one answers, with the beginning of its text: the answer shows it without another read. */
interface Quote {
  id: string
  body: string
  direction: 'inbound' | 'outbound'
}

/** Two lines of the thread. */
const CHARACTERS = 160

export const quote = {
  kept: any().castAs<Quote>(),
  present: (value: Quote) => value,
  of: ({ id, body, direction }: Quote): Quote => ({ id, body: cutText(body, CHARACTERS), direction }),
}
