import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { mailThreadOf } from '../conversations/partitions.ts'

/** The code in the address to which a conversation's mails are answered: whoever has it got one of them. */
export const MailThread = new Entity({
  ...entityDefaults,
  name: 'mail-thread',
  schema: item({ org: string().key(), conversation: string().key(), code: string() }),
  computeKey: ({ org, conversation }) => ({ pk: mailThreadOf(org, conversation), sk: 'MAIL' }),
})

/** Whose conversation a code is: it was given to nobody but who got a mail of it. */
export const MailCode = new Entity({
  ...entityDefaults,
  name: 'mail-code',
  schema: item({ code: string().key(), org: string(), conversation: string() }),
  computeKey: ({ code }) => ({ pk: `MAIL#${code}`, sk: 'MAIL' }),
})
