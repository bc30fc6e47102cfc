import { isIPv6 } from 'node:net'
import { FtpFailure } from './failure.ts'

/** Reads `host` or `host:port`; a copied `ftp://` prefix is ignored. */
export function readServer(server: string): { host: string; port?: number } {
  if (/^sftp:|:22$/i.test(server.trim())) throw new FtpFailure('invalid_server', { key: 'ftp_is_sftp' })
  const text = server
    .trim()
    .replace(/^ftp(e?s)?:\/\//i, '')
    .replace(/\/$/, '')
  if (isIPv6(text)) return { host: text }
  const [, bracketed, name, digits] =
    /^(?:\[([0-9a-f:.]+)\]|([^\s:/@?#[\]\\%\p{Cc}]+))(?::(\d{1,5}))?$/iu.exec(text) ?? []
  const host = bracketed ?? name
  const port = digits === undefined ? undefined : Number(digits)
  const isWrong = !host || host.length > 253 || (bracketed && !isIPv6(bracketed)) || port === 0 || (port ?? 1) > 65_535
  if (isWrong) throw new FtpFailure('invalid_server', { key: 'ftp_server_wrong' })
  return { host, port }
}
