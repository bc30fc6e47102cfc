import type { FTPError } from 'basic-ftp'
import type { FtpStage } from '#contract/stock/ftp-refusals.ts'
import { FtpFailure } from './failure.ts'

/** Converts any failure of the connection into a manager's terms; a bug of ours is rethrown. */
export function explain(error: unknown, stage: FtpStage): FtpFailure {
  if (error instanceof FtpFailure) return error
  if (isReply(error)) return explainReply(error, stage)
  const { message, code = '' } = error as Trouble
  if (/timeout/i.test(message) || code === 'ETIMEDOUT')
    return new FtpFailure('timeout', { key: 'ftp_slow', about: { stage } })
  if (/CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH/.test(code))
    return new FtpFailure('certificate', { key: 'ftp_certificate_wrong', about: { code } })
  if (/^(ERR_SSL|EPROTO)|TLS/.test(code) || (stage === 'encrypt' && isEnded(message, code)))
    return new FtpFailure('not_secure', { key: 'ftp_encryption_failed' })
  if (code === 'ECONNREFUSED') return new FtpFailure('refused', { key: 'ftp_connection_refused' })
  if (/^E(HOST|NET)(UNREACH|DOWN)|^EADDRNOTAVAIL|^EINVAL/.test(code))
    return new FtpFailure('unreachable', { key: 'ftp_unreachable' })
  if (isEnded(message, code))
    return stage === 'read'
      ? new FtpFailure('cut_short', { key: 'ftp_connection_broke' })
      : new FtpFailure('refused', { key: 'ftp_connection_ended', about: { stage } })
  if (code) return new FtpFailure('unreachable', { key: 'ftp_connection_failed', about: { stage, code } })
  if ((error as Trouble).constructor !== Error) throw error
  const failure = new FtpFailure('server_error', { key: 'ftp_answer_unreadable', about: { stage } })
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

function explainReply({ code, message }: FTPError, stage: FtpStage): FtpFailure {
  if (code === 421 || stage === 'connect') return new FtpFailure('refused', { key: 'ftp_busy' }, message)
  if (stage === 'encrypt') return new FtpFailure('not_secure', { key: 'ftp_not_encrypted' }, message)
  if (stage === 'login') return explainLogin(code, message)
  if (code === 425) return new FtpFailure('unreachable', { key: 'ftp_no_data_connection' }, message)
  if (code === 426 && stage === 'read') return new FtpFailure('cut_short', { key: 'ftp_server_broke_off' }, message)
  return new FtpFailure('server_error', { key: 'ftp_failed', about: { stage } }, message)
}

function explainLogin(code: number, message: string): FtpFailure {
  const isTemporary = code >= 400 && code < 500 && code !== 430
  return isTemporary
    ? new FtpFailure('refused', { key: 'ftp_login_busy' }, message)
    : new FtpFailure('wrong_login', { key: 'ftp_login_wrong' }, message)
}
