import { randomInt } from 'node:crypto'

/** A page on Facebook, with the Instagram account that is linked to it. */
export interface TwinPage {
  id: string
  name: string
  instagram?: { id: string; username: string }
  /** Our app's webhooks are told of it. */
  is_subscribed: boolean
}

/** What a page has sent to somebody. */
export interface TwinMessage {
  mid: string
  page: string
  person: string
  at: string
  messaging_type: string
  tag?: string
  text?: string
  attachment?: { type: string; url: string }
}

export interface TwinData {
  pages: TwinPage[]
  /** The codes that the window has given, each with the pages that were chosen. */
  codes: Record<string, string[]>
  people: Record<string, { name: string; wrote_at: number }>
  sent: TwinMessage[]
}

export const newTwinData = (): TwinData => ({ pages: [], codes: {}, people: {}, sent: [] })

/** Meta's ids are numbers. */
export const newMetaId = () => `${randomInt(1e6, 9e6)}${randomInt(1e8, 9e8)}`
export const newMid = () => `m_${newMetaId()}${newMetaId()}`

export const tokenOf = ({ id }: TwinPage) => `page-token-${id}`

export const pageWith = ({ pages }: TwinData, account: string) =>
  pages.find(({ id, instagram }) => id === account || instagram?.id === account)

/** A person's key: their id is theirs for one account alone. */
export const personKey = (account: string, person: string) => `${account} ${person}`
