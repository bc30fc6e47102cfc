export interface FtpLogin {
  /** `host` or `host:port`. */
  server: string
  username: string
  password: string
  /** The manager accepts that user, password and file travel unencrypted if the server offers nothing else. */
  allow_plain?: boolean
}

/** A feed on the dealer's server; `modified_at` is ISO 8601, as exact as the server reports it. */
export interface FeedFile {
  name: string
  size: number
  modified_at?: string
}

/** The encryption of the connection. */
export type FtpSecurity = 'explicit' | 'implicit' | 'none'

export interface FtpTest {
  secure: FtpSecurity
  /** The newest feed that is not empty. */
  file?: FeedFile
  /** Number of feeds (`.csv`, `.txt`, also with `.gz`, and `.zip`). */
  files: number
}

/** Timeouts in milliseconds. */
export interface FtpPatience {
  /** For one response, or for the next bytes. */
  idleMs: number
  /** For everything together. */
  totalMs: number
  /** Between two checks of a file's size: a file whose size changes is still being written. */
  growthMs: number
}

export interface FetchOptions {
  /** Path to write to; the file is created or emptied, and removed again if the transfer fails. */
  toFile: string
  /** True if this exact file was already imported. */
  isKnown?: (file: FeedFile) => boolean | Promise<boolean>
  /** True if this exact file was checked before and is not a vehicle list. */
  isOther?: (file: FeedFile) => boolean
  /** True if the file that was just read is a vehicle list; if none on the server is, the newest file counts. */
  isList?: (file: FeedFile) => Promise<boolean>
  /** The upload limit by default. */
  maxBytes?: number
  onProgress?: (bytes: number, total: number) => void
  patience?: Partial<FtpPatience>
}

/** `others` are newer than the file, and not vehicle lists. */
export type FetchOutcome =
  | { outcome: 'fetched' | 'known'; file: FeedFile; others: FeedFile[]; secure: FtpSecurity }
  | { outcome: 'none'; secure: FtpSecurity }
