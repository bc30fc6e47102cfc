import { UnreadableData } from './require-readable-data.ts'

/** The reason why the local cloud did not start, in one sentence for the person who started it. */
export function explainFailure(error: unknown, { port, dir }: { port: number; dir: string }): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) }
  if (error instanceof UnreadableData) return message
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: end it, or start with another port, as in PORT=4001 npm start.`
  if (code === 'EACCES' && /listen/.test(message))
    return `This user may not listen on port ${port}: choose one above 1024.`
  if (code === 'ERR_SOCKET_BAD_PORT') return `PORT must be a number from 1 to 65535.`
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left|disk (is )?full/i.test(message))
    return `The disk that holds ${dir} is full: make room on it and start again.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code ?? ''))
    return `The folder ${dir} cannot be written to: ${message}.`
  return `Lotwire did not start: ${message.split('\n')[0]}`
}
