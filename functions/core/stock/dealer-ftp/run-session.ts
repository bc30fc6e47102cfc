import { Client } from 'basic-ftp'
import type { FtpStage } from '#contract/stock/ftp-refusals.ts'
import { explain } from './explain.ts'
import { FtpFailure } from './failure.ts'
import { MAX_LISTING_BYTES } from './list-feeds.ts'
import { openSession } from './open-session.ts'
import type { FtpLogin, FtpPatience, FtpSecurity } from './types.ts'

export interface Session {
  client: Client
  secure: FtpSecurity
  signal: AbortSignal
  /** Turns every failure of `act` into an FtpFailure. */
  during: <T>(stage: FtpStage, act: () => Promise<T>) => Promise<T>
}

/** Logs in, runs, and leaves nothing open: when the time is up, anything in progress is aborted. */
export async function runSession<T>(
  login: FtpLogin,
  { idleMs, totalMs }: FtpPatience,
  run: (session: Session) => Promise<T>,
): Promise<T> {
  const client = new Client(idleMs, { maxListingBytes: MAX_LISTING_BYTES, allowSeparateTransferHost: false })
  const clock = new AbortController()
  const { signal } = clock
  const timer = setTimeout(() => {
    clock.abort()
    client.close()
  }, totalMs)
  try {
    const secure = await openSession(client, login, signal)
    return await run({ client, secure, signal, during })
  } catch (error) {
    if (!signal.aborted) throw error
    throw new FtpFailure('timeout', { key: 'ftp_not_done', about: { seconds: Math.round(totalMs / 1000) } })
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

async function during<T>(stage: FtpStage, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw explain(error, stage)
  }
}
