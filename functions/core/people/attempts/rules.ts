/** Number of attempts on an account from one network without a delay. */
export const FREE_TRIES = 10
/** The delay after each further attempt; the last one applies to all that follow. */
export const DELAYS_SECONDS = [30, 60, 120, 240, 480, 900]
/** Attempts are forgotten after this long without any, so ten free ones cannot recur within a quarter of an hour. */
export const FORGOTTEN_AFTER_SECONDS = 3600

/**
 * Maximum number of an account's wrong passwords that reach the user pool in a quarter of an hour from unknown browsers
 * in total: the pool's own lock starts at five, applies to everybody and reveals which accounts exist.
 */
export const WRONG_PASSWORDS = 3
export const WRONG_PASSWORDS_SECONDS = 900

/** Mails of a kind to one address per quarter of an hour and requesting network; more are silently dropped. */
export const MAILS_PER_WINDOW = 5
/** The same for all networks together, so that a mailbox cannot be flooded from many. */
export const MAILS_PER_MAILBOX = 20
/** Limits for one network over all addresses, for mails and failed logins: enough for an office full of people. */
export const MAILS_PER_NETWORK = 40
export const FAILED_SIGN_INS_PER_NETWORK = 60
export const WINDOW_SECONDS = 900
/** Leads of a window: from one visitor's network, from all of a dealership's pages, and from its programs. */
export const LEADS = { visitor: 10, page: 200, program: 600 }
/** Visitors of a window who open a chat: from one network, and at a dealership. */
export const CHATS = { network: 30, page: 500 }
/** Codes texted within an hour from one network, to one number, and by a dealership: each text costs it something. */
export const PHONE_CODES = { network: 8, phone: 3, page: 100 }
export const CODES_SECONDS = 3600
/** What customers do by a link in a day, photos included, and from one network in a window: a carrier has many behind one. */
export const ACTS_PER_LINK = 60
export const LINK_ACTS_PER_NETWORK = 200
/**
 * Wrong codes of an app in an hour, from all browsers that their owner never used: from networks that tried before, and
 * the first of each network, so that who guesses from a few keeps nobody out of theirs. A day of all hits once in 60.
 */
export const WRONG_CODES = { again: 30, first: 200 }
export const FIRST_CODES_PER_NETWORK = 2
export const WRONG_CODES_SECONDS = 3600
export const DAY_SECONDS = 86_400

/** An organization's failed logins at dealers' servers per quarter of an hour: nobody can use us to probe hosts. */
export const FAILED_FTP_LOGINS_PER_WINDOW = 40
export const FTP_LOGIN_WINDOW_SECONDS = 900

/** Delay from the last of this many attempts to the next. */
export function delaySecondsAfter(tries: number): number {
  if (tries < FREE_TRIES) return 0
  return DELAYS_SECONDS[Math.min(tries - FREE_TRIES, DELAYS_SECONDS.length - 1)] ?? 0
}
