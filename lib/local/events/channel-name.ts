/** A namespace and up to four more segments of letters, digits and dashes; a subscription may end in `/*`. */
const NAME = /^\/[A-Za-z0-9-]{1,50}(\/[A-Za-z0-9-]{1,50}){0,4}$/

/** The channel with its leading slash, or undefined if AppSync would reject the name. */
export function channelName(given: unknown, { mayEndInStar = false } = {}): string | undefined {
  if (typeof given !== 'string') return undefined
  const name = given.startsWith('/') ? given : `/${given}`
  return NAME.test(mayEndInStar ? name.replace(/\/\*$/, '') : name) ? name : undefined
}

export const namespaceOf = (channel: string) => channel.split('/')[1] ?? ''

/** True if an event published on `channel` matches a subscription to `wanted`. */
export const isWithin = (channel: string, wanted: string) =>
  wanted.endsWith('/*') ? channel.startsWith(wanted.slice(0, -1)) : channel === wanted
