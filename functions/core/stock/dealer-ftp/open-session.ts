import type { Client } from 'basic-ftp'
import type { FtpStage } from '#contract/stock/ftp-refusals.ts'
import { explain } from './explain.ts'
import { FtpFailure, type FtpReason } from './failure.ts'
import { findTarget, type Target } from './find-target.ts'
import { readServer } from './server-address.ts'
import type { FtpLogin, FtpSecurity } from './types.ts'
import { usePassive } from './use-passive.ts'

const FTP_PORT = 21
const IMPLICIT_PORT = 990

/** Reasons that indicate the far end never spoke FTP; another mode may still work. */
const NOT_ANSWERED: FtpReason[] = ['refused', 'unreachable', 'timeout', 'not_secure']
/** The server said it has no TLS. One that tried and failed, or shows a bad certificate, may be an impostor. */
const hasNoTls = ({ reason, quote }: FtpFailure) => reason === 'not_secure' && quote !== undefined

/**
 * Logs in with explicit TLS, else with implicit TLS, else unencrypted if that is allowed and the server has no TLS. The
 * password is sent at most once: a refused login is final, and a server that responded is not asked again.
 */
export async function openSession(client: Client, login: FtpLogin, signal: AbortSignal): Promise<FtpSecurity> {
  const { host, port } = readServer(login.server)
  if (/[\r\n\0]/.test(login.username + login.password))
    throw new FtpFailure('wrong_login', { key: 'ftp_login_has_breaks' })
  const enter = async (port: number, secure: FtpSecurity) => {
    const target = await within(client.ftp.timeout, signal, findTarget(host, port)).catch((error) => {
      throw explain(error, 'connect')
    })
    await logIn(client, target, secure, login, signal)
    return secure
  }

  let first: FtpFailure | undefined
  for (const [tried, secure] of waysIn(port)) {
    try {
      return await enter(tried, secure)
    } catch (error) {
      if (!(error instanceof FtpFailure) || signal.aborted) throw error
      // The second attempt's error is more useful only if it got further.
      if (!first || !NOT_ANSWERED.includes(error.reason)) first = error
      const hasSpoken = error.quote !== undefined
      const isElsewhereToo = error.reason === 'not_secure' && port === undefined
      if ((hasSpoken && !isElsewhereToo) || !NOT_ANSWERED.includes(error.reason)) break
    }
  }
  if (!login.allow_plain || !first || !hasNoTls(first)) throw first
  return enter(port ?? FTP_PORT, 'none')
}

const waysIn = (port?: number): [number, FtpSecurity][] => {
  const ways: [number, FtpSecurity][] = [
    [port ?? FTP_PORT, 'explicit'],
    [port ?? IMPLICIT_PORT, 'implicit'],
  ]
  return port === IMPLICIT_PORT ? ways.reverse() : ways
}

async function logIn(client: Client, target: Target, secure: FtpSecurity, login: FtpLogin, signal: AbortSignal) {
  const { address, port } = target
  const tls = { ...target.tls }
  await at('connect', () =>
    secure === 'implicit' ? client.connectImplicitTLS(address, port, tls) : client.connect(address, port),
  )
  usePassive(client, signal)
  if (secure === 'explicit') await at('encrypt', () => within(client.ftp.timeout, signal, client.useTLS(tls)))
  await at('login', async () => {
    // Some servers read the name and the password as UTF-8 only if asked first.
    await client.sendIgnoringError('OPTS UTF8 ON')
    await client.login(login.username, login.password)
  })
  await at('list', () => client.useDefaultSettings())
}

/** Rejects on timeout or abort: the client and the system would wait forever. */
async function within<T>(milliseconds: number, signal: AbortSignal, waited: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new Error('Timeout'))
  const timer = setTimeout(giveUp, milliseconds)
  signal.addEventListener('abort', giveUp)
  try {
    if (signal.aborted) giveUp()
    return await Promise.race([waited, late.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

async function at<T>(stage: FtpStage, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw explain(error, stage)
  }
}
