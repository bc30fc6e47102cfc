import type { Channel } from '#contract/customers/channels/channels.ts'
import { INSTAGRAM } from '#contract/customers/channels/instagram.ts'
import type { MetaPageItem } from './entity.ts'

type Accounts = Pick<MetaPageItem, 'id' | 'instagram'>

/** The account of a page on a channel: customers write to it, and its id leads here. */
export const accountOn = (channel: Channel, { id, instagram }: Accounts) => (channel === INSTAGRAM ? instagram?.id : id)

export const accountsOf = ({ id, instagram }: Accounts) => (instagram ? [id, instagram.id] : [id])
