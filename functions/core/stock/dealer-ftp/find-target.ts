import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { optionalVariable } from '../../platform/environment.ts'
import { isPublicAddress } from '../../platform/public-address.ts'
import { FtpFailure } from './failure.ts'

/** The checked address: connections use this, and never resolve the name again. */
export interface Target {
  address: string
  port: number
  tls: ConnectionOptions
}

/**
 * Resolves the name once and refuses private addresses: servers in our network must not be reachable through ours. The
 * only exception is the local cloud's own server, which only the local cloud sets (LOCAL_FTP_SERVER, with its
 * certificate authority in LOCAL_FTP_CA).
 */
export async function findTarget(host: string, port: number): Promise<Target> {
  const isLocalTwin = optionalVariable('LOCAL_FTP_SERVER') === `${host}:${port}`
  const address = await resolve(host, isLocalTwin)
  return {
    address,
    port,
    // An implicit TLS connection connects to `host`, so it is the address; the certificate must match the name.
    tls: {
      host: address,
      ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
      ...(isLocalTwin && optionalVariable('LOCAL_FTP_CA') && { ca: optionalVariable('LOCAL_FTP_CA') }),
      rejectUnauthorized: true,
    },
  }
}

async function resolve(host: string, isLocalTwin: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EAI_AGAIN')
      throw new FtpFailure('unreachable', { key: 'ftp_host_not_found_now', about: { host } })
    throw new FtpFailure('unknown_host', { key: 'ftp_host_unknown', about: { host } })
  })
  if (!isLocalTwin && found.some(({ address }) => !isPublicAddress(address)))
    throw new FtpFailure('forbidden_host', { key: 'ftp_host_private', about: { host } })
  // A Lambda function has no IPv6.
  const chosen = found.find(({ family }) => family === 4) ?? found[0]
  if (!chosen) throw new FtpFailure('unknown_host', { key: 'ftp_host_unknown', about: { host } })
  return chosen.address
}
