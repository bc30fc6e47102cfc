import type { ftpRefusals } from '#contract/stock/ftp-refusals.ts'
import type { Words } from '#contract/words.ts'
import { cutText } from '../../platform/cut-text.ts'
import { AppError } from '../../platform/errors.ts'

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

type Key = keyof typeof ftpRefusals

/** The reason why the dealer's file could not be fetched: read by managers, and used for the next attempt. */
export class FtpFailure extends AppError<Key> {
  readonly reason: FtpReason
  /** The server's own words if it sent any, one line of at most 200 characters. */
  readonly quote?: string

  constructor(reason: FtpReason, refused: Words<typeof ftpRefusals>, said = '') {
    const quote = clean(said) || undefined
    super(refused.key, { ...refused.about, ...(quote && { quote }) } as never)
    this.reason = reason
    this.quote = quote
  }
}

/** A reply is the server's text: it may contain anything, of any length. */
const clean = (said: string) => cutText(said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), 200)
