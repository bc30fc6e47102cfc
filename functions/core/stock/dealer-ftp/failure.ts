import { cutText } from '../../platform/table/cut-text.ts'

export type FtpReason =
  | 'invalid_server'
  | 'unknown_host'
  | 'forbidden_host'
  | 'unreachable'
  | 'refused'
  | 'timeout'
  | 'not_secure'
  | 'certificate'
  | 'wrong_login'
  | 'server_error'
  | 'listing'
  | 'growing'
  | 'changed'
  | 'cut_short'
  | 'too_large'
  | 'disk'

/** Why the dealer's file could not be had; `message` is what a manager reads and ends in the server's own words. */
export class FtpFailure extends Error {
  readonly reason: FtpReason
  /** The server's own words where it said something, one line of at most 200 characters. */
  readonly said?: string

  constructor(reason: FtpReason, message: string, said?: string) {
    const words = said && clean(said)
    super(words ? `${message} The server said: ${words}` : message)
    this.reason = reason
    this.said = words || undefined
  }
}

/** A reply is the server's text: it may hold anything, of any length. */
const clean = (said: string) => cutText(said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), 200)
