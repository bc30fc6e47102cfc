import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The owner of what is everybody's: no person has this id. */
export const DEALERSHIP = '-'

/** A canned answer, of the whole dealership or of one person. */
export const QuickReply = new Entity({
  ...entityDefaults,
  name: 'quick-reply',
  schema: item({ org: string().key(), owner: string().key(), id: string().key(), shortcut: string(), body: string() }),
  computeKey: ({ org, owner, id }) => ({ pk: repliesOf(org, owner), sk: id }),
})
export const repliesOf = (org: string, owner: string) => `O#${org}#REPLIES#${owner}`
export type QuickReplyItem = FormattedItem<typeof QuickReply>
