/** So many tries at an account from one network are free; the next ones wait. */
export const FREE_TRIES = 10
/** How long each try beyond them waits for the next; the last one counts for all that follow. */
export const DELAYS_SECONDS = [30, 60, 120, 240, 480, 900]
/** Tries are forgotten when none came for this long, so ten tries never fit into less than a quarter of an hour twice. */
export const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * So many wrong passwords of an account reach the user pool in a quarter of an hour from browsers that it does not know,
 * wherever they are: the pool's own lock begins at five, holds for everybody and tells known accounts from unknown ones.
 */
export const WRONG_PASSWORDS = 3
export const WRONG_PASSWORDS_SECONDS = 900

/** How many mails of a kind one address gets in a quarter of an hour for one asking network; the rest are silently not sent. */
export const MAILS_PER_WINDOW = 5
/** The same for all networks together: a mailbox is not flooded from many. */
export const MAILS_PER_MAILBOX = 20
/** What one network may ask for over all addresses, in mails and in logins that fail: an office full of people stays below. */
export const MAILS_PER_NETWORK = 40
export const FAILED_SIGN_INS_PER_NETWORK = 60
export const WINDOW_SECONDS = 900
export const DAY_SECONDS = 86_400

/** How often an organization may fail to log in at a dealer's server in a quarter of an hour: nobody probes the world by us. */
export const FAILED_FTP_LOGINS_PER_WINDOW = 40
export const FTP_LOGIN_WINDOW_SECONDS = 900

/** How long after the last of so many tries the next one may come. */
export function delaySecondsAfter(tries: number): number {
  if (tries < FREE_TRIES) return 0
  return DELAYS_SECONDS[Math.min(tries - FREE_TRIES, DELAYS_SECONDS.length - 1)] ?? 0
}

/** One caller owns a whole /64 of IPv6 addresses, and may change within it at will. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(gap).fill('0'), ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
