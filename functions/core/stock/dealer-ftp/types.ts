export interface FtpLogin {
  /** `host` or `host:port`. */
  server: string
  username: string
  password: string
  /** The manager accepts that user, password and file travel unencrypted where the server offers nothing else. */
  allow_plain?: boolean
}

/** A feed on the dealer's server; `modified_at` is ISO 8601, as exact as the server tells. */
export interface FeedFile {
  name: string
  size: number
  modified_at?: string
}

/** How the connection is encrypted. */
export type FtpSecurity = 'explicit' | 'implicit' | 'none'

export interface FtpTest {
  secure: FtpSecurity
  /** The newest feed that is not empty. */
  file?: FeedFile
  /** How many feeds (`.csv`, `.txt`, also with `.gz`, and `.zip`) there are. */
  files: number
}

/** How long is waited; all in milliseconds. */
export interface FtpPatience {
  /** For one answer, or for the next bytes. */
  idleMs: number
  /** For everything together. */
  totalMs: number
  /** Between two looks at a file's size: one that differs is still being written. */
  growthMs: number
}

export interface FetchOptions {
  /** Where the bytes go; the file is made or emptied, and removed again when the transfer fails. */
  toFile: string
  /** Whether this very file was already taken in. */
  isKnown?: (file: FeedFile) => boolean | Promise<boolean>
  /** Whether this very file was looked at before, and is no vehicle list. */
  isOther?: (file: FeedFile) => boolean
  /** Whether the file that was just read is a vehicle list; where none of the server's is, the newest file counts. */
  isList?: (file: FeedFile) => Promise<boolean>
  /** As many as an upload may have, where nothing else is said. */
  maxBytes?: number
  onProgress?: (bytes: number, total: number) => void
  patience?: Partial<FtpPatience>
}

/** `others` are newer than the file, and no vehicle lists. */
export type FetchOutcome =
  | { outcome: 'fetched' | 'known'; file: FeedFile; others: FeedFile[]; secure: FtpSecurity }
  | { outcome: 'none'; secure: FtpSecurity }
