import type { FTPError } from 'basic-ftp'
import { FtpFailure } from './failure.ts'

/** What was being done when it went wrong. */
export type Stage = 'connect' | 'encrypt' | 'login' | 'list' | 'read'

const DOING: Record<Stage, string> = {
  connect: 'connecting',
  encrypt: 'setting up encryption',
  login: 'logging in',
  list: 'listing its files',
  read: 'sending the file',
}

export const NO_DATA_CONNECTION =
  'The server answers, but opens no second connection for files (passive mode). Its firewall must let the passive ports through.'

/** Puts any failure of the wire into words; what is a bug of ours is thrown on as it is. */
export function explain(error: unknown, stage: Stage): FtpFailure {
  if (error instanceof FtpFailure) return error
  if (isReply(error)) return explainReply(error, stage)
  const { message, code = '' } = error as Trouble
  if (/timeout/i.test(message) || code === 'ETIMEDOUT')
    return new FtpFailure('timeout', `The server took too long ${DOING[stage]}.`)
  if (/CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH/.test(code))
    return new FtpFailure(
      'certificate',
      `The server's certificate is not to be trusted (${code}). Ask its operator for a valid one.`,
    )
  if (/^(ERR_SSL|EPROTO)|TLS/.test(code) || (stage === 'encrypt' && isEnded(message, code)))
    return new FtpFailure('not_secure', 'The server did not complete the encrypted connection.')
  if (code === 'ECONNREFUSED') return new FtpFailure('refused', 'Couldn’t connect to this server and port.')
  if (/^E(HOST|NET)(UNREACH|DOWN)|^EADDRNOTAVAIL|^EINVAL/.test(code))
    return new FtpFailure('unreachable', 'The server cannot be reached.')
  if (isEnded(message, code))
    return stage === 'read'
      ? new FtpFailure('cut_short', 'The connection broke off before the whole file was there.')
      : new FtpFailure('refused', `The server ended the connection while ${DOING[stage]}.`)
  if (code) return new FtpFailure('unreachable', `The connection failed while ${DOING[stage]} (${code}).`)
  if ((error as Trouble).constructor !== Error) throw error
  const failure = new FtpFailure('server_error', `The server's answer while ${DOING[stage]} is not FTP.`)
  failure.cause = error
  return failure
}

type Trouble = Error & { code?: string }

/** Codes of replies are numbers, those of the system are words. */
export const isReply = (error: unknown): error is FTPError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'number'

const isEnded = (message: string, code: string) =>
  /^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/.test(code) ||
  /FIN packet|closed/i.test(message)

function explainReply({ code, message }: FTPError, stage: Stage): FtpFailure {
  if (code === 421 || stage === 'connect')
    return new FtpFailure('refused', 'The server takes no connection now.', message)
  if (stage === 'encrypt')
    return new FtpFailure(
      'not_secure',
      'The server offers no encryption. Only if you allow plain FTP, the password and the file travel readable for others.',
      message,
    )
  if (stage === 'login') return explainLogin(code, message)
  if (code === 425) return new FtpFailure('unreachable', NO_DATA_CONNECTION, message)
  if (code === 426 && stage === 'read')
    return new FtpFailure('cut_short', 'The server broke off before the whole file was there.', message)
  return new FtpFailure('server_error', `The server failed ${DOING[stage]}.`, message)
}

function explainLogin(code: number, message: string): FtpFailure {
  const isTemporary = code >= 400 && code < 500 && code !== 430
  return isTemporary
    ? new FtpFailure('refused', 'The server takes no login now.', message)
    : new FtpFailure('wrong_login', 'The server refused the user name or the password.', message)
}
