import type { SentFile } from '../sending/outbox.ts'
import type { Attachment } from './attachments.ts'

/**
 * Of the files at a composer, those that can go with the next message, and whether others are still on their way there:
 * one that was refused keeps back nothing else, and stays for its writer to see.
 */
export function filesToSend(files: readonly Attachment[]): { ready: SentFile[]; isWaiting: boolean } {
  return {
    ready: files.flatMap(({ url, name, content_type, size }) =>
      url === undefined ? [] : [{ url, name, content_type, size }],
    ),
    isWaiting: files.some(({ url, failure }) => url === undefined && (failure === undefined || failure === 'offline')),
  }
}
