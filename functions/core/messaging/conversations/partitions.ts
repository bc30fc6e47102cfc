/** A conversation's messages and its head share a partition. */
export const conversationOf = (org: string, id: string) => `O#${org}#V#${id}`

/** Its messages that wait for their time. */
export const scheduledOf = (org: string, id: string) => `${conversationOf(org, id)}#SCHEDULED`
