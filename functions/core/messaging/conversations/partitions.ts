import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { leftOf } from '../../customers/contacts/partitions.ts'

/** A conversation's messages and its head share a partition. */
export const conversationOf = (org: string, id: string) => `O#${org}#V#${id}`

/** All partitions that a contact has beside its own item. */
export const partitionsOf = (org: string, contact: string) => [
  ...ALL_CHANNELS.map((channel) => conversationIdOf(contact, channel)).flatMap((id) => [
    conversationOf(org, id),
    scheduledOf(org, id),
    mailThreadOf(org, id),
  ]),
  ...leftOf(org, contact),
]

/** The address to which its mails are answered. */
export const mailThreadOf = (org: string, id: string) => `${conversationOf(org, id)}#MAIL`

/** Its messages that wait for their time. */
export const scheduledOf = (org: string, id: string) => `${conversationOf(org, id)}#SCHEDULED`
