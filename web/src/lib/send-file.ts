/**
 * Posts a file with a presigned form, the fields first as S3 requires; `onProgress` receives 0 to 1. Rejects with an
 * error whose `status` is S3's, or 0 if no response arrived.
 */
export function sendFile(
  { url, fields }: { url: string; fields: Record<string, string> },
  file: File,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)

  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadRefused(request.status)))
    request.onerror = () => reject(new UploadRefused(0))
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

export class UploadRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The upload was refused (${status}).`)
    this.status = status
  }
}
